import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { streetWords } from '../lexicon/place-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedWords } from '../words/fold.ts'
import { organisationWeight, placeWeight, sure, titleWeight } from '../words/weigh-words.ts'
import { contactSign } from './find-contacts.ts'

/** "14 Alder Road", "Lindenstrasse 8". */
export function isStreetLine(words: string): boolean {
  return /\d/.test(words) && hasStreetWord(words)
}

function hasStreetWord(words: string): boolean {
  return foldedWords(words).some((word) => streetWords.has(word) || streetEnding.test(word))
}

const streetEnding = /(?:strasse|str|weg|platz|gasse|straat|laan)$/

interface Around {
  readonly region: readonly CvLine[]
  /** The line of the name, which may sound like a village. */
  readonly name: CvLine | null
}

/** An address on lines of its own is one place: the house above, the town and the postcode below it. */
export function wholeAddress(text: string, part: CvText, around: Around): CvText {
  const line = around.region.find(
    ({ start, end }) => start <= part.span.start && part.span.end <= end,
  )
  if (!line) return part
  const isFirst = part.span.start <= line.start + 2
  const isLast = part.span.end >= line.end - 1
  const above = isFirst ? addressLines(line, -1, around).toReversed() : []
  const below = isLast ? addressLines(line, 1, around) : []
  const isLabelled = line.start < part.span.start && isLast
  const run = [...above, { line, words: part.text }, ...below]
  const address = trimmed(isLabelled ? run : run.slice(startOf(run)), around)
  if (address.length < 2 || !address.some((one) => one.line === line)) return part
  const [first, last] = [address[0], address.at(-1)]
  const start = first && first.line !== line ? first.line.start : part.span.start
  const end = last && last.line !== line ? last.line.end : part.span.end
  const whole = cvText(text, start, end)
  return whole ? { ...whole, text: inOneLine(whole.quote) } : part
}

/** An address that its house, its postcode or its end gives away: "14 alder road", "stockton-on-tees", "ts18 2ab". */
export function addressBelow(text: string, around: Around): CvText | null {
  for (const line of around.region.slice(0, mostToLook)) {
    if (!/\d/.test(line.text)) continue
    const isStart = flat.test(line.text) || isHouse(line.text)
    const part = isStart ? cvText(text, line.start, line.end) : null
    const whole = part && wholeAddress(text, part, around)
    if (whole && whole !== part && isSure(line.text, whole.quote)) return whole
  }
  return null
}

const mostToLook = 30

function isSure(first: string, quote: string): boolean {
  const last = quote.slice(quote.lastIndexOf('\n') + 1)
  return flat.test(first) || isStreetLine(first) || postcode.test(quote) || isKnown(last)
}

function inOneLine(quote: string): string {
  return quote
    .split('\n')
    .map((line) => line.trim().replace(/[,.]$/, ''))
    .join(', ')
}

interface AddressLine {
  readonly line: CvLine
  readonly words: string
}

/** The lines that may belong to one address, upwards or downwards from a line of it. */
function addressLines(
  from: CvLine,
  step: 1 | -1,
  { region, name }: Around,
): readonly AddressLine[] {
  const found: AddressLine[] = []
  let at = region.indexOf(from)
  while (found.length < mostLines) {
    const line = region[at + step]
    const gap = step === 1 ? line?.gap : region[at]?.gap
    if (!line || gap !== 0 || line === name || !isAddressLine(line.text)) break
    found.push({ line, words: line.text })
    at += step
  }
  return found
}

/** Down to the last that is surely of a place; a town that no list knows only where nothing else follows. */
function trimmed(address: readonly AddressLine[], { region }: Around): readonly AddressLine[] {
  const last = address.findLastIndex(
    ({ words }, at) => at > 0 && (postcode.test(words) || isKnown(words)),
  )
  const end = address.at(-1)?.line
  const next = end && region[region.indexOf(end) + 1]
  const isAlone = address.length === 2 && (!next || next.gap > 0 || contactSign.test(next.text))
  return isAlone ? address : address.slice(0, last + 1)
}

function isKnown(words: string): boolean {
  return placeWeight(words) >= sure || countyLead.test(words)
}

/** Where the house stands, by its number or its name, with the flat above it. */
function startOf(run: readonly AddressLine[]): number {
  const house = run.findIndex(
    ({ words }) => flat.test(words) || isHouse(words) || named.test(words),
  )
  if (house >= 0) return house
  const street = run.findIndex(({ words }) => hasStreetWord(words))
  return street < 0 ? run.length : Math.max(0, street - 1)
}

/** "14 Alder Road", "41 Oakfield", "Ul. Długa 5/7"; "1060 Wien" is a town behind its postcode. */
function isHouse(words: string): boolean {
  if (words.length > longestHouse || flat.test(words)) return false
  if (isStreetLine(words)) return true
  return (numberBefore.test(words) || numberBehind.test(words)) && placeWeight(words) < sure
}

const longestHouse = 60
const numberBefore =
  /^\d{1,4}[a-z]?(?:[-/]\d{1,4}[a-z]?)?,? (?!years?\b|yrs?\b|months?\b)\p{L}[\p{L}\p{M}'’. -]*,?$/iu
const numberBehind =
  /^\p{L}[\p{L}\p{M}'’. -]+,? \d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)?(?:, ?\d{1,2}[ºª°]?\.? ?[a-z]{0,3})?,?$/iu
/** "Meadow View Farm" below a name is where somebody lives. */
const named =
  /^(?:\p{L}[\p{L}'’]* ){1,3}(?:cottage|house|farm|farmhouse|lodge|barn|forge|mill|hall|rectory|vicarage|manor|croft|villa|court|bungalow|grange|mansions|maltings)$/iu

function isAddressLine(words: string): boolean {
  if (words.length > longestHouse || contactSign.test(words) || tellsTerms.test(words)) return false
  if (flat.test(words) || isStreetLine(words) || isKnown(words)) return true
  if (isHouse(words) || named.test(words)) return titleWeight(words) === 0
  const rest = words.replace(postcode, '').replace(countyLead, '').trim()
  if (rest === '') return true
  return town.test(rest) && titleWeight(rest) === 0 && organisationWeight(rest) < sure
}

/** "Clearance: SC", whose letters are a state's, too; "Rate: negotiable". */
export const tellsTerms = /^\W*(?:\p{L}+ )?(?:clearance|vetting|rate|availability|visa|status)\b/iu

const mostLines = 4
const flat =
  /^(?:flat|apt|apartment|unit|room|suite|floor|plot|block|house(?: no)?)\.? \w{1,5}(?:,? \p{L}[\p{L}'’ ]{2,30})?,?$/iu
/** "Co. Durham" is no company. */
const countyLead = /^co\.? (?=\p{L})/iu
/** "Stockton-on-Tees", "Leeds, West Yorkshire", in small letters too. */
const town = /^\p{L}[\p{L}\p{M}.'’-]*(?:,? \p{L}[\p{L}\p{M}.'’-]*){0,4},?$/u
/** British, Canadian and Irish ones, and those of figures alone. */
const postcode =
  /(?<![\w-])(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]{1,2}\d{1,2}(?=\W*$)|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]\d[\dw] ?[a-z\d]{4}|\d{2,3}-\d{3,4}|\d{4,6}(?:-\d{4})?)(?!\w)[,.]?/i
