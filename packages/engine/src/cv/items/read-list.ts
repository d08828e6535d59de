import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { languageNames } from '../lexicon/language-names.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { fold } from '../words/fold.ts'
import { splitAtCommas } from '../words/split-segments.ts'
import { readItems } from './read-items.ts'

/** Reads languages and the like: an item a line, or several on one between commas, semicolons or bars. */
export function readList(text: string, lines: readonly CvLine[]): CvText[] {
  return withLevels(
    text,
    readItems(text, lines).flatMap((item) => splitItem(text, item)),
  )
}

/** Languages with how well they are spoken, which a comma or a dash may have parted. */
export function withLevels(text: string, pieces: readonly CvText[]): CvText[] {
  return pieces.reduce<CvText[]>((whole, piece) => withLevel(text, whole, piece), [])
}

/** How well a language is spoken. */
const level =
  /^(?:[abc][12][+]?|(?:mother tongue|native|fluent|good|basic|advanced) \([abc][12]\)|native(?: speaker)?|mother tongue|bilingual|(?:full|limited)? ?(?:professional|working|business)(?: proficiency| level)?|fluent(?:ly)?|proficient|advanced|upper.intermediate|intermediate|conversational|basic|beginner|elementary|good|spoken|written|spoken and written|reading only|muttersprache|fließend|verhandlungssicher|grundkenntnisse|courant|notions|lengua materna|fluido|básico)$/i

/** A cell of a table that asks whether a language is read, written and spoken. */
const isColumn = /^[ ]*[\t|][\t |]*$/
const isSpoken = /^(?:yes|no|y|n|x|✓|good|fair|excellent|very good)$/i

/** "LISTENING C1 READING C1 WRITING B2" below a language. */
const ofEach =
  /^(?:(?:listening|reading|writing|spoken (?:production|interaction)) [abc][12](?:\s+|$)){1,5}$/i

/** "Polish, conversational" is one language and how well it is spoken. */
function withLevel(text: string, pieces: readonly CvText[], piece: CvText): CvText[] {
  const before = pieces.at(-1)
  const gap = before ? text.slice(before.span.end, piece.span.start) : ''
  const isLevel =
    before &&
    ((level.test(piece.text) && /^(?:\s*,\s*|[^\S\n]{2,}|\t|\s[–—-]\s)$/.test(gap)) ||
      (ofEach.test(piece.text) && gap.trim() === '') ||
      (isSpoken.test(piece.text) && isColumn.test(gap)))
  const joined = isLevel ? cvText(text, before.span.start, piece.span.end) : null
  return joined ? [...pieces.slice(0, -1), joined] : [...pieces, piece]
}

const spokenLabel =
  /^(?:(?:home |other |first |second |native |additional |spoken |known |main )?languages?(?: (?:known|spoken|proficiency|spoken and written|known to me))?|mother tongue|sprachen|langues|idiomas|lingue)[ \t]*[:：][ \t]*/i

/** "Languages known: English, Hindi" among somebody's particulars, or "Dutch (native), English (C2)" with no word before it. */
export function readSpoken(text: string, lines: readonly CvLine[]): CvText[] {
  return lines.flatMap((line) => {
    const label = spokenLabel.exec(line.text.slice(0, 60))
    if (!label && listsLanguages(text, line)) return readList(text, [line])
    return label ? splitAtCommas(text, { start: line.start + label[0].length, end: line.end }) : []
  })
}

/** Whether a line names two languages or more, each with or without how well it is spoken, and nothing else. */
export function listsLanguages(text: string, line: CvLine): boolean {
  if (line.text.length > longestOfLanguages || !/[,;|/·•]/.test(line.text)) return false
  return areLanguages(readList(text, [line]))
}

/** "English (B2), Danish (basic)": several, each a language with or without how well it is spoken. */
export function areLanguages(pieces: readonly CvText[]): boolean {
  return pieces.length > 1 && pieces.every(isLanguage)
}

const longestOfLanguages = 160

function isLanguage({ text }: CvText): boolean {
  const [name = '', ...rest] = text.split(/\s*[(:–—-]\s*|\s+/)
  const words = rest.join(' ').replace(/\)$/, '')
  return languageNames.has(fold(name)) && (words === '' || level.test(words))
}

function splitItem(text: string, item: CvText): CvText[] {
  if (item.quote.length > 300) return [item]
  const stronger = [...item.quote.matchAll(/[;|•·\t]| {3,}/g)]
  const pieces: CvText[] = []
  let from = item.span.start
  for (const match of stronger) {
    pieces.push(...splitAtCommas(text, { start: from, end: item.span.start + match.index }))
    from = item.span.start + match.index + match[0].length
  }
  pieces.push(...splitAtCommas(text, { start: from, end: item.span.end }))
  return pieces
}
