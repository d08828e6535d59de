import { beginningWith, matchesAtWords } from '../../text/patterns/matches-at-words.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { partNouns } from '../lexicon/head-words.ts'
import { findEmployerInTitle } from './employer-in-title.ts'
import { isCapitalName } from './employer-names.ts'
import { findTownBelow } from './find-town-below.ts'
import type { HeadLine, HeadSegment, Known } from './head-lines.ts'

/** An employer introduces itself at the beginning. */
const mostLetters = 900

interface Head extends Pick<Known, 'isTradeWord' | 'titles'> {
  readonly title: Span | null
  readonly tokens: readonly Token[]
}

/** Whose job it is: a labelled line, a name with an employer's word, or who says "we are" first. */
export function findCompany(
  text: string,
  lines: readonly HeadLine[],
  { title, tokens, isTradeWord, titles }: Head,
): Span | null {
  // "Client: a leading ship manager" hides whose the job is.
  const labelled = lines.find(
    ({ label, start, end }) =>
      label === 'company' &&
      !/\p{Ll}/u.test(text.slice(start, start + 1)) &&
      !isKindOfFirm.test(text.slice(start, end)),
  )
  if (labelled)
    return labelled.segments.find(({ kind }) => kind !== 'other') ?? withoutParent(text, labelled)
  const open = lines.filter(
    ({ label, start, end }) => label === null && !isFiledUnder(text.slice(start, end), isTradeWord),
  )
  const behind =
    title && (findEmployerInTitle(text, title, { titles, isTradeWord }) ?? behindTitle(text, title))
  if (behind) return behind
  const town = findTownBelow(text, lines, { title, isTradeWord })
  const named = open
    .flatMap(({ segments }) => segments.map((segment, at) => ({ segment, next: segments[at + 1] })))
    .filter(
      ({ segment, next }) =>
        segment.kind === 'company' &&
        segment.start !== title?.start &&
        !kindOfMine.test(text.slice(segment.start, segment.end)) &&
        !(
          title &&
          isBesideTitle(segment, title) &&
          tellsOfWork(text, segment, { title, isTradeWord, isPlaced: isPlaceName(next) })
        ),
    )
    .map(({ segment }) => segment)
  const own = named.filter(
    (segment) =>
      !isOfTowns(text, segment, title) &&
      !isKindOfWork(text.slice(segment.start, segment.end), isTradeWord),
  )
  return (
    own.find((segment) => !isOfPart(text, segment)) ??
    own[0] ??
    namedInProse(text.slice(0, mostLetters), { tokens, isTradeWord, titles }) ??
    (town ? null : namedBeside(text, open, { title, isTradeWord })) ??
    named[0] ??
    localCouncil(text.slice(0, mostLetters)) ??
    ofPlace(lines) ??
    ofContact(text)
  )
}

/** "Northgate Fertility, part of Wessex Vale NHS Trust". */
function withoutParent(text: string, { start, end }: Span): Span {
  const parent =
    /,? \(?(?:(?:a )?(?:part|member|division|subsidiary|branch) of|trading as|t\/a|owned by|on behalf of)\b/i.exec(
      text.slice(start, end),
    )
  return parent ? { start, end: start + parent.index } : { start, end }
}

/** "Client: Insurance", "Company: Confidential" name none. */
const isKindOfFirm =
  /^(?:(?:leading|global|major|large|top|our|direct|end|state|federal|local|public|private) )*(?:insurance|banking|bank|finance|financial(?: services)?|health ?care|retail|telecoms?|telecommunications?|government|public sector|utilities|energy|automotive|manufacturing|pharma(?:ceuticals?)?|logistics|media|education|defen[cs]e|aerospace|hospitality|consulting|confidential|undisclosed|not disclosed|anonymous|various|client|direct client|tbc)\W*$/i

/** "Location: Hill Resort & Spa, Dubai" names the house first. */
function ofPlace(lines: readonly HeadLine[]): Span | null {
  const place = lines.find(({ label, kind }) => label === 'place' && kind === 'company')
  return place?.segments[0] ?? null
}

/** "Ring Con at Illawarra Prime Meats": whom to turn to, and where. */
function ofContact(text: string): Span | null {
  const found = contactAt.exec(text.slice(0, mostLettersToContact))
  const words = found?.[1]
  if (!found || !words?.includes(' ')) return null
  const start = found.index + found[0].length - words.length
  return { start, end: start + words.length }
}

/** "Finance Department, Hallam City Council" names a part first. */
function isOfPart(text: string, segment: Span): boolean {
  return isPart(text, segment) || partOf.test(text.slice(segment.start, segment.end))
}

/** "Midwife - Derby & Burton", on the title's line, may name two towns. */
function isOfTowns(text: string, segment: Span, title: Span | null): boolean {
  const words = text.slice(segment.start, segment.end)
  if (!title || segment.start <= title.start || !isJoined.test(words) || isFirm.test(words))
    return false
  return !text.slice(title.start, segment.start).includes('\n')
}

/** "Early Childhood Services (Education & Training)". */
function isFiledUnder(line: string, isTradeWord: Known['isTradeWord']): boolean {
  const kind = /\(([^()\n]{3,60})\)$/.exec(line)?.[1]
  return kind !== undefined && isKindOfWork(kind, isTradeWord)
}

/** "Education & Training", "Local Government": what a board files a job under. */
function isKindOfWork(written: string, isTradeWord: Known['isTradeWord']): boolean {
  return (
    /^local government$/i.test(written) ||
    (written.includes(' & ') &&
      written.split(/[\s&]+/).every((word) => isEverydayWord(word) || isTradeWord(word)))
  )
}

/** "Fitter – Opencast Mine" says where one works, and not for whom. */
const kindOfMine =
  /^(?:(?:open[- ]?cast|open[- ]?(?:pit|cut)|underground|surface|deep|hard rock|coal|gold|platinum|diamond|copper|chrome|iron ore|manganese|lithium|nickel|uranium)[ -]){1,3}(?:mines?|mining|quarry|colliery|shaft)$/i

const partOf = /^(?:school|faculty|department|dept|division|directorate|institute|section) of /i

/** "We need a caretaker at Ysgol Bryn Hyfryd". */
function behindTitle(text: string, { end }: Span): Span | null {
  const found = atName.exec(text.slice(end, end + mostLettersBehind))
  const words = found?.[1] ?? ''
  if (!found || noNames.test(words) || words.split(' ').length < 2) return null
  const start = end + found[0].length - words.length
  return { start, end: start + words.length }
}

const mostLettersBehind = 80

/** On the title's line, as far as it was not cut. */
function isBesideTitle({ start }: Span, title: Span): boolean {
  return title.start < start && start < title.end
}

interface Beside extends Pick<Known, 'isTradeWord'> {
  readonly title: Span
  /** Whether a place follows. */
  readonly isPlaced: boolean
}

const isFirm = /\b(?:ltd|limited|llp|plc|inc|gmbh)\.?$/i
const isJoined = /^The \p{Lu}|\s&\s/u

function isPlaceName(segment: HeadSegment | undefined): boolean {
  return segment?.kind === 'place' || segment?.kind === 'name'
}

/** "Community Stroke Team" behind a title is a part of an employer; "(Development Management)" says which work. */
function tellsOfWork(
  text: string,
  segment: Span,
  { title, isTradeWord, isPlaced }: Beside,
): boolean {
  if (isPart(text, segment)) return true
  const words = text.slice(segment.start, segment.end)
  // A firm by its form, or by a name before a place: "(Harper Lane Ltd, London)", "Well & Good Pharmacy, Stockport".
  if (isFirm.test(words) || (isPlaced && isJoined.test(words))) return false
  if (text.charAt(segment.start - 1) === '(' && segment.end < title.end) return true
  return words.split(/[\s&]+/).every((word) => isEverydayWord(word) || isTradeWord(word))
}

/** "Community Stroke Team" is a part of an employer. */
function isPart(text: string, { start, end }: Span): boolean {
  const last = /\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? ''
  return partNouns.has(last.toLowerCase())
}

/** Behind the title, before a place: "Sous Chef, The Salt Barn, Whitcombe"; or the line below or above it. */
function namedBeside(
  text: string,
  lines: readonly HeadLine[],
  { title, isTradeWord }: Pick<Head, 'title' | 'isTradeWord'>,
): Span | null {
  if (!title) return null
  const at = lines.findIndex(({ start, end }) => start <= title.start && title.start < end)
  const segments = lines[at]?.segments ?? []
  const named = segments.findIndex(({ kind, start }) => kind === 'name' && start > title.start)
  const beside = segments[named]
  if (
    beside &&
    !isPart(text, beside) &&
    (segments.slice(named + 1).some(isPlaceName) || /\s/.test(text.slice(beside.start, beside.end)))
  )
    return beside
  const [next, where] = lines[at + 1]?.segments ?? []
  if (!next) return null
  const isOfTrade = next.kind === 'other' && namesEmployer(text.slice(next.start, next.end))
  const isBeforePlace = isPlaceName(where)
  const isAbovePlace =
    !where &&
    lines[at + 2]?.segments[0]?.kind === 'place' &&
    isOwnName(text.slice(next.start, next.end), isTradeWord)
  return next.kind === 'name' || (isOfTrade && (isBeforePlace || isAbovePlace)) ? next : null
}

/** "Little Banksia Early Learning", and not "Medical Devices". */
function isOwnName(written: string, isTradeWord: Known['isTradeWord']): boolean {
  return written.split(/\s+/).some((word) => !isEverydayWord(word) && !isTradeWord(word))
}

/** "Abernathy Notaries - London": a trade's word in a name, where a place follows. */
function namesEmployer(written: string): boolean {
  const words = written.split(/\s+/)
  return words.length > 1 && isCapitalName(words) && !/\d/.test(written)
}

const name = String.raw`(\p{Lu}[\p{L}\p{N}’'.-]*(?: (?:\p{Lu}[\p{L}\p{N}’'-]*|&|of|and|the|for|van|de)){0,5})`
const atName = new RegExp(String.raw`^ at (?:the )?${name}(?=\s*(?:[.,;(]|$))`, 'u')
/** A short advert ends in whom to ring; a long one has told its employer before. */
const mostLettersToContact = 1500
const contactAt =
  /\b(?:[Rr]ing|[Cc]all|[Pp]hone|[Ee]-?mail|[Tt]ext|[Cc]ontact|[Aa]sk for|[Ss]peak to) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? at (?:the )?(\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{L}’'-]+|&|of|and)){1,5})/u
const weAre = new RegExp(
  String.raw`\b(?:[Ww]e(?:[’']re| are)|[Hh]ere at|[Jj]oin(?: (?:us|(?:the|our)(?: \p{L}+){1,4}) at(?: the)?)?|[Ww]elcome to|[Ww]ork(?:ing)? (?:at|for)) ${name}(?=\s*[,.:;!–—(]|\s+(?:and (?:we|our|are|you|I)|is|in|as|where|on)\b)`,
  'uy',
)
const introducing = beginningWith(['we', 'were', 'here', 'join', 'welcome', 'work', 'working'])
const atUs = new RegExp(String.raw`(?:^|[.!?]\s+|\n)At (?:the )?${name},? (?:we|our|you)\b`, 'gu')
const nameIs = new RegExp(
  String.raw`(?:^|[.!?]\s+|\n|\b(?:[Ww]ho we are|[Aa]bout us):\s+)(?:(?:Then|And|But|So|Now) )?${name}(?: \([^()\n]{2,40}\)|, (?:\p{Lu}|an? \p{Ll})[\p{L}\d -]{2,40},|(?<=[\p{L}&] \p{Lu}[\p{L}’'-]+)(?:['’]s(?: \p{Ll}+){1,4}| (?:in|near) \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?))? (?:is|are|has|have|wants?|seeks?|needs?|runs|makes|employs|operates|lies|grows|serves|insures|cares|looks) (?!an? (?:(?:big|huge|great|real|clear|definite) )?(?:plus|bonus|advantage|asset|must)\b|(?:(?:not|very|highly|also|always) )?(?:preferred|desirable|desired|welcome|essential|required|mandatory|helpful|nice|useful|handy|optional|advantageous|beneficial|needed|necessary|vital|important|appreciated|provided|included|paid)\b)`,
  'gu',
)
/** Of more words than one, by what employers do: "Northlight Health trains 14,000 aides". */
const nameDoes = new RegExp(
  String.raw`(?:^|\n)(?=\S+ (?:\p{Lu}|&))${name} (?:trains|publishes|builds|manufactures|develops|designs|supplies|sells|provides|delivers|offers|helps|produces|distributes|owns|supports|installs|manages|run|make|employ|operate|serve|supply|build|sell|provide|own) (?!you\b)`,
  'gu',
)
const hires = /\b(?:is|are) (?:now |currently )?(?:looking|seeking|hiring|recruiting|searching)\b/
const nameHires = new RegExp(
  String.raw`(?<=\p{Ll},? )(?<!\b(?:in|near|around|from|at) )${name}(?: \([^()\n]{2,40}\))? (?:is|are) (?:now |currently )?(?:looking|seeking|hiring|recruiting|searching)\b`,
  'gu',
)
const noNames =
  /^(?:an?|the|this|that|it|he|she|they|there|here|you|what|who|our|your|my|how|all|each|every|one|so|now|if)\b|^(?:\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+)$/iu

/** "We're Crumbtrail, eleven people", "Plumfield & Roe is a conference agency". */
function namedInProse(
  text: string,
  { tokens, isTradeWord, titles }: Pick<Head, 'tokens' | 'isTradeWord' | 'titles'>,
): Span | null {
  // "Paperwork is on tablets" begins a sentence of a paragraph, as no name of one plain word does.
  const isThing = ({ 0: found, 1: name = '' }: RegExpExecArray) =>
    /^[.!?]/.test(found) && /^\p{L}+$/u.test(name) && isTradeWord(name.toLowerCase())
  // "Sous Chef Ines needs a hand": somebody of the firm.
  const isPerson = ({ index, 0: found, 1: name = '' }: RegExpExecArray) => {
    const start = index + found.indexOf(name)
    return titles.some((hit) => hit.start === start && hit.end < start + name.length)
  }
  // "Site Managers run the job".
  const isPost = ({ index, 0: found, 1: name = '' }: RegExpExecArray) => {
    const start = index + found.indexOf(name)
    return titles.some((hit) => hit.start === start && hit.end === start + name.length)
  }
  const introduced = matchesAtWords(text, tokens, { begins: introducing, pattern: weAre })
  const found =
    firstName(introduced) ??
    firstName(text.matchAll(atUs)) ??
    firstName([...text.matchAll(nameIs)].filter((match) => !isThing(match) && !isPerson(match))) ??
    firstName([...text.matchAll(nameDoes)].filter((match) => !isPerson(match) && !isPost(match))) ??
    (hires.test(text) ? firstName(text.matchAll(nameHires)) : null)
  const words = found?.[1]
  if (!found || !words) return null
  const start = found.index + found[0].lastIndexOf(words)
  return { start, end: start + words.replace(/\.$/, '').length }
}

/** "… the highways team of Ashcombe Borough Council": wherever it is named, it is whose the job is. */
function localCouncil(text: string): Span | null {
  const found = council.exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}

const council =
  /(?:\p{Lu}[\p{L}’'-]+ (?:(?:and|upon|on|of|the|in|&) )*){1,4}(?:Borough|City|County|District|Metropolitan|Parish|Regional|Shire|Town|Unitary) Council\b/u

function firstName(matches: Iterable<RegExpExecArray>): RegExpExecArray | null {
  for (const match of matches) {
    const words = match[1] ?? ''
    if (!noNames.test(words) && !words.split(' ').every(isEverydayWord)) return match
  }
  return null
}
