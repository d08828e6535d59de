import type { TitleHit } from '../../lexicon/find/find-terms.ts'
import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { isCapitalOrFigureAt } from '../is-capital-at.ts'
import { foreignHeadings } from '../lexicon/foreign-section-words.ts'
import { type HeadLabel, headLabels } from '../lexicon/head-words.ts'
import { listMark } from '../list-mark.ts'
import { isBoardPhrase, isBoardPiece } from '../sections/board-talk.ts'
import { findSignature } from '../sections/signature.ts'
import { hasBareLabels, isAnsweredField, readBareLabel } from './board-fields.ts'
import { areSeveral, beginsAsEmployer, endsAsEmployer, isCapitalName } from './employer-names.ts'
import { isKnownPlace, isPlaceByForm } from './is-known-place.ts'
import { tellsTerms } from './tells-terms.ts'

/** A line of a posting's head, without its label. */
export interface HeadLine extends Span {
  readonly label: HeadLabel | null
  readonly kind: SegmentKind
  readonly segments: readonly HeadSegment[]
}

/** A piece of such a line, between commas, dashes and bars. */
export interface HeadSegment extends Span {
  readonly kind: SegmentKind
}

type SegmentKind = 'title' | 'company' | 'place' | 'fact' | 'name' | 'other'

/** What tells names from words of the job. */
export interface Known {
  readonly titles: readonly TitleHit[]
  readonly terms: readonly Span[]
  /** Whether the word data uses a word, by root. */
  readonly isTradeWord: (word: string) => boolean
}

const mostLines = 9
const mostLetters = 110
const mostHeadLetters = 900
const mostSentenceLetters = 60

/** The lines above a posting's first paragraph or list, each cut into what it names. */
export function readHeadLines(text: string, known: Known): HeadLine[] {
  const lines: HeadLine[] = []
  const isNear = ({ start }: Span) => start < mostHeadLetters
  const near = {
    ...known,
    titles: known.titles.filter(isNear),
    terms: known.terms.filter(isNear),
  }
  let awaited: HeadLabel | null = null
  const signature = findSignature(text)
  const isBare = hasBareLabels(text.slice(0, mostHeadLetters))
  for (const span of labelledPieces(text)) {
    if (span.start >= signature) break
    const written = text.slice(span.start, span.end)
    if (isBoardPhrase(written) && !tellsPlace.test(written)) continue
    if (text.charAt(span.end) === '\n' && headsOrGreets.test(written)) continue
    if (abroad.has(written.toLowerCase().replace(/[\s:?!]+$/, ''))) break
    if (lines.length > 0 && headsBody.test(written)) break
    const alone = labelAlone(written)
    if (lines.length === mostLines || (lines.length > 0 && !alone && endsHead(written))) break
    const line = readLine(text, span, { ...near, isBare })
    if (!alone) lines.push(awaited && !line.label ? { ...line, label: awaited } : line)
    awaited = alone
  }
  return lines
}

/** "Ihr Profil", "Vos missions": what stands below is no head. */
const abroad: ReadonlySet<string> = new Set(Object.values(foreignHeadings).flat())

/** "The Role" on a line of its own: what stands below tells of the work. */
const headsBody =
  /^(?:about (?:the|this) (?:role|job|position|opportunity|post)|(?:the|your|this) (?:role|job|position|opportunity|post|challenge|mission))\W*$/i

/** "Overview", "Hi Marta": neither names anything of the job. */
const headsOrGreets =
  /^(?:(?:(?:job|role|position) )?(?:overview|summary|introduction)|(?:hi|hiya|hello|hey|dear)(?: \p{L}+){0,3}[,!]?)$/iu

/** A board's line like "Work Location: In person", but with a town in it. */
const tellsPlace = /^work location: (?!in person|on the road|(?:hybrid )?remote$|multiple|various)/i

/** A posting's first lines, cut before labels inside them: "Location: Daventry. Company: Redgate". */
function* labelledPieces(text: string): Generator<Span> {
  const head = text.slice(0, mostHeadLetters)
  for (let at = 0; at < head.length; ) {
    const found = head.indexOf('\n', at)
    const end = found === -1 ? head.length : found
    const line = head.slice(at, end)
    const cuts = line.length > longestLine ? gluedStarts(line) : noCuts
    const labels = line.includes(':') ? labelStarts(line) : noCuts
    let from = 0
    for (const cut of [...new Set([...labels, ...cuts].toSorted((a, b) => a - b)), line.length]) {
      const piece = line.slice(from, cut)
      const words = cut === line.length ? piece.trim() : piece.replace(edges, '')
      const start = at + from + (piece.length - piece.trimStart().length)
      if (words !== '') yield { start, end: start + words.length }
      from = cut
    }
    at = end + 1
  }
}

const noCuts: readonly number[] = []
const edges = /^\s+|[\s.;|·]+$/g

/** From here on a line has lost what parted it: "Splicing TechnicianNorthwold Networks". */
const longestLine = 200
const gluedCapital = /\p{Lu}(?<=(?:\p{Ll}{3}|[\d)])\p{Lu})\p{Ll}/gu

function gluedStarts(line: string): number[] {
  return eachMatch(line, gluedCapital).map(({ index }) => index)
}

/** Where labels begin behind a line's first words, even behind a word they are glued to. */
function labelStarts(line: string): number[] {
  const starts: number[] = []
  for (let colon = line.indexOf(':'); colon > 0; colon = line.indexOf(':', colon + 1)) {
    const from = Math.max(0, colon - longestLabel)
    const before = line.slice(from, colon).trimEnd()
    const found = eachMatch(before, wordStart).find(({ index }) => labelOf(before.slice(index)))
    if (found && line.slice(0, from + found.index).trim() !== '') starts.push(from + found.index)
  }
  return starts
}

const longestLabel = 32
const wordStart = /\p{Lu}(?=\p{L})/gu

/** "Location" on a line of its own names what the next one tells. */
function labelAlone(written: string): HeadLabel | null {
  const label = written.replace(/\s*:$/, '')
  return sureLabels.test(label) ? labelOf(label) : null
}

const sureLabels =
  /^(?:(?:job |work )?location|place of work|company|employer|job title|pay|salary|job type|contract type|closing date)$/i

/** A paragraph, a bullet, or what heads them. */
function endsHead(written: string): boolean {
  return (
    written.length > (ofPieces.test(written) ? mostLettersOfPieces : mostLetters) ||
    (written.length > mostSentenceLetters &&
      /[.!?:]$/.test(written) &&
      !opensWithTerms.test(written)) ||
    listMark.test(written) ||
    ofTable.test(written) ||
    /[:：]$/.test(written)
  )
}

/** "Harbour Dental – Poole (hybrid, 3 days on site) · £34,000 – £38,000 · Permanent · Posted 4 days ago". */
const ofPieces = /(?:\s[|·•]\s.*?){2}/
const mostLettersOfPieces = 200
/** "Criteria | Essential | Desirable", "ITIL Foundation | D | A". */
const ofTable = /[|\t][ \t]*(?:[ED]|Essential|Desirable)[ \t]*(?:[|\t]|$)/

/** "Fixed-term contract (12 months). London N1 / two days a week at home. £34,000 pro rata." */
const opensWithTerms =
  /^(?:(?:full|part)[ -]time|fixed[ -]term|permanent|temporary|contract|hybrid)\b/i

function readLine(text: string, span: Span, known: Known & { readonly isBare: boolean }): HeadLine {
  const written = text.slice(span.start, span.end)
  const labelled =
    /^([\p{L} ]{2,30}?)\s*(?:[:：]|\t)\s*(?=\S)/u.exec(written) ??
    (known.isBare && !known.titles.some(({ start }) => start === span.start)
      ? readBareLabel(written)
      : null)
  const label = labelled ? labelOf(labelled[1] ?? '') : null
  const start = span.start + (label && labelled ? labelled[0].length : 0)
  const segments = cutSegments(text, { start, end: span.end }).map((segment) => ({
    ...segment,
    kind: kindOf(text, segment, known),
  }))
  const [first] = segments
  const isFact =
    segments.some(({ kind }) => kind === 'fact') && segments.every(({ kind }) => kind !== 'title')
  return { start, end: span.end, label, kind: isFact ? 'fact' : (first?.kind ?? 'other'), segments }
}

function labelOf(written: string): HeadLabel | null {
  return labelKinds.get(written.trim().toLowerCase()) ?? null
}

const kinds = [
  'title',
  'company',
  'place',
  'region',
  'fact',
] as const satisfies readonly HeadLabel[]
const labelKinds: ReadonlyMap<string, HeadLabel> = new Map(
  kinds.toReversed().flatMap((kind) => headLabels[kind].map((name) => [name, kind] as const)),
)

const betweenSegments =
  /\s*(?:,(?!\s[A-Z]{1,2}\d)|[|·•])\s*|\s+[-–—@]+\s+|\t+|\s*\(|\)\s*(?:[,|·•]\s*|[-–—@]+\s+)?|\.\s+|\s\/\s(?=(?:\w+ ){0,3}(?:days?|home|hybrid|remote|office|on[- ]?site)\b)|$/g

/** "Receptionist / Harbour Dental Care / Poole". */
const slash = /\s\/\/?\s/g
const slashes = /\s\/\/?\s|,\s|$/g

function cutSegments(text: string, line: Span): Span[] {
  const written = text.slice(line.start, line.end)
  const segments: Span[] = []
  let from = 0
  const isSlashed = eachMatch(written, slash).length > 1
  for (const cut of eachMatch(written, isSlashed ? slashes : betweenSegments)) {
    if (isShortened(written, cut.index + (cut[0].length - cut[0].trimStart().length))) continue
    const piece = written.slice(from, cut.index)
    const start = line.start + from + (piece.length - piece.trimStart().length)
    if (piece.trim() !== '') segments.push({ start, end: start + piece.trim().length })
    from = cut.index + cut[0].length
  }
  return segments
}

/** "School Division No. 214", "St. Brigid's", "Hill (Pty) Ltd": a dot or a bracket inside a name. */
function isShortened(written: string, at: number): boolean {
  const sign = written.charAt(at)
  if (sign === '.') return shortened.test(written.slice(Math.max(0, at - 4), at + 2))
  if (sign !== '(' && sign !== ')') return false
  const from = written.lastIndexOf('(', at)
  return from >= 0 && formInBrackets.test(written.slice(from, from + mostLettersOfForm))
}

const shortened = /(?:^|\W)(?:No|Nr|St|Ste|Mt|Ft|Pvt|PVT|Pte|PTE|Pty|PTY|Edms|EDMS)\. ?$/
const formInBrackets = /^\((?:pty|pvt|edms|private|sa|uk|m)\)/i
const mostLettersOfForm = 9
const numbered = / (?:No|Nr)\.? ?\d+$/

function kindOf(text: string, segment: Span, known: Known): SegmentKind {
  const written = text.slice(segment.start, segment.end)
  if (tellsTerms(written) || isBoardPiece(written) || isAnsweredField(written)) return 'fact'
  if (isPlaceByForm(written) || isCity(written)) return 'place'
  const words = isCapitalOrFigureAt(written, 0) ? written.replace(numbered, '').split(/\s+/) : []
  const isCapital = words.length > 0 && isCapitalName(words)
  if (statesJob.test(written)) return 'other'
  if (isCapital && words.length > 1 && (endsAsEmployer(words) || areSeveral(words)))
    return 'company'
  if (isCapital && ofCounty.test(written)) return 'company'
  if (known.titles.some((hit) => hit.start >= segment.start && hit.end <= segment.end))
    return 'title'
  if (isKnownPlace(written) && !isWord(text, segment)) return 'place'
  const isTerm = known.terms.some((hit) => hit.start >= segment.start && hit.end <= segment.end)
  if (!isCapital || isTerm || noName.test(written)) return 'other'
  if (words.length > 1 && (beginsAsEmployer(words) || words.slice(1, -1).includes('&')))
    return 'company'
  const isNamed = words.length > 1 && words[0] === 'The'
  return isNamed || words.some((word) => isProper(word, known)) ? 'name' : 'other'
}

/** "GENERAL STATEMENT OF JOB", "Nature of Work": a heading. */
const statesJob =
  /^(?:general |brief |basic |position )?(?:statement|summary|description|definition|overview|nature|purpose) of (?:the )?(?:job|position|work|duties|role|post|class)\b/i
/** "Pinecrest County EMS". */
const ofCounty =
  /\b(?:County|City|Borough|Township) (?:EMS|Ambulance|Fire|Schools|Sheriff|Libraries|Parks)$/

/** "Cork City", which is no employer. */
function isCity(written: string): boolean {
  return / (?:City|County)$/.test(written) && isKnownPlace(written)
}

/** "Nice, not needed: Klaviyo", "Reading, writing and sums": a town's name that is a word, and the sentence goes on. */
function isWord(text: string, { start, end }: Span): boolean {
  return townThatIsWord.test(text.slice(start, end)) && /^, \p{Ll}/u.test(text.slice(end, end + 3))
}

const townThatIsWord = /^(?:Nice|Reading|Sale|Deal|Mobile|Rugby|Battle|March|Orange|Bath)$/

const noName =
  /\d|!|^(?:Urgent\b.*|Text|Ring|Call|Ask|Contact|Message|WhatsApp|Phone|Email|Apply|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?:days?)?)\b|^\p{Lu}{2,5}$|\b[Rr](?:emote|EMOTE)\b|\b[Oo]pportunity\b/u

/** A capital word that no trade and no everyday sentence uses. */
function isProper(word: string, { isTradeWord }: Known): boolean {
  return /^\p{Lu}\p{L}+/u.test(word) && !isEverydayWord(word) && !isTradeWord(word)
}
