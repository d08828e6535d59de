import { isPlainLetterOrDigit } from '../../text/letters/character-kinds.ts'
import type { CvSectionKind } from '../cv.ts'
import { headingHeads } from '../lexicon/counted-headings.ts'
import { headingPhrases, weakHeadings } from '../lexicon/section-headings.ts'
import { joinLetterSpaced } from '../lines/join-letter-spaced.ts'
import { foldedPhrase } from '../words/fold.ts'
import { isKnownPlace } from '../words/weigh-words.ts'
import { headsProjects } from './project-heading.ts'

/** What a heading's words say: the kind of section, and whether the words alone make it a heading. */
export interface NamedHeading {
  readonly kind: CvSectionKind
  /** `sure` words are a heading anywhere, `likely` ones with a heading's look, `possible` ones with a strong one. */
  readonly certainty: 'sure' | 'likely' | 'possible'
}

const kindByPhrase = new Map<string, CvSectionKind>()
for (const kind of sectionKinds()) {
  for (const phrase of headingPhrases[kind].split('|')) kindByPhrase.set(phrase, kind)
}
/** For headings spaced letter by letter, where the blanks between words are lost as well. */
const kindByLetters = new Map(
  [...kindByPhrase].map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind] as const),
)
const longestHeading = 70
const longestPlain = 50
const mostWords = 8
const joint = /[&/,+|]|\b(?:and|und|et|y|e|i|en|och|og)\b/iu
/** "A. Education" in a list of sections. */
const lettered = /^\(?[A-Z][.):]\s+(?=\p{L}{3})/u
/** "QUALIFICATIONS OBTAINED WITH DATES". */
const gradedLanguages =
  /^[Ll](?:anguages?|ANGUAGES?)(?: [Kk]nown| [Ss]poken| [Ss]kills)? \([^()]{2,60}\)$/
const withDates = /\s+(?:with|and) (?:relevant |respective )?dates$/i
const continued = /[\s(–-]*\b(?:continued|cont['’]?d?|fortsetzung|suite)\b\.?\)?\s*$/i

/** Tells what section a line's words would open, or null where they are no heading's. */
export function nameHeading(titled: string): NamedHeading | null {
  if (titled.length > longestHeading) return null
  const whole = counted.has(titled.charCodeAt(0)) ? titled.replace(ofForm, '') : titled
  const line = whole.includes('.') ? whole.replace(dotted, withoutDots) : whole
  if (line.length > longestPlain && !/^\p{L}\s/u.test(line)) return null
  if (isNoneAtItsEnds(line)) return headsProjects(line) ? ofProjects : null
  // "SELECTED CLIENTS (freelance since 2016)" is one by its capitals.
  if (/^[\p{Lu} &/-]{4,} \([^()]+\)$/u.test(line))
    return nameHeading(line.slice(0, line.indexOf(' (')))
  // "Languages (Proficiency: 0 = poor, 10 = excellent)".
  if (gradedLanguages.test(line)) return nameHeading(line.slice(0, line.indexOf(' (')))
  if (/[@\d.;]/.test(line) && /[@\d]{2}|[^:.]\p{L}\. |[.;]\p{L}/u.test(line)) return null
  const trimmed = line.trim()
  const words = withoutEnds(joinLetterSpaced(trimmed.replace(lettered, '')))
  const phrase = foldedPhrase(words)
  if (phrase === '') return null
  const isSpaced = /^\p{L} /u.test(trimmed) && /^\p{L}(?: +\p{L}){4,}$/u.test(trimmed)
  const count = countWords(phrase)
  if (!isSpaced && count > mostWords) return null
  const exact = kindByPhrase.get(phrase)
  if (exact) return { kind: exact, certainty: weakHeadings.has(phrase) ? 'likely' : 'sure' }
  const spaced = isSpaced ? kindByLetters.get(phrase.replaceAll(' ', '')) : undefined
  if (spaced) return { kind: spaced, certainty: 'sure' }
  if (headsProjects(words)) return ofProjects
  const told = toldOf(phrase)
  if (told) return { kind: told, certainty: 'likely' }
  // "Languages: Spanish, English" is a label with what it labels.
  if (/:\s*\S/.test(words)) return null
  return (joint.test(words) ? composed(words) : null) ?? headed(phrase, count)
}

const ofProjects: NamedHeading = { kind: 'projects', certainty: 'likely' }

/** "Work experience in India", "Licence details": a heading, and where it was or that it is told. */
function toldOf(phrase: string): CvSectionKind | undefined {
  if (whichWork.test(phrase)) return 'experience'
  const [, name = '', place = ''] = behindHeading.exec(phrase) ?? []
  if (place !== '' && !isKnownPlace(place) && !regions.test(place)) return undefined
  return kindByPhrase.get(name)
}

/** "Previous work", "Most recent jobs". */
const whichWork =
  /^(?:previous|prior|past|earlier|former|recent|other|current|present|latest|most recent) (?:paid )?(?:work|jobs|employment|roles|positions|posts|careers?|working life|work history)$/
const behindHeading =
  /^(\S.{2,30}?)(?: in (?:the )?(\S.{1,24})| (?:details|particulars|abroad|overseas))$/
const regions = /^(?:gulf|middle east|gcc|home country|uk|usa|us|africa|asia|europe|abroad)$/

/** "Section 3: Employment", "Part B – Education", as forms count them. */
const ofForm =
  /^(?:section|part) (?:\d{1,2}|[a-h]|i{1,3}|iv|vi{0,3})(?:[ \t]*[:.)–—-]+[ \t]+|[ \t]{2,}|[ \t]+(?=\p{Lu}\p{L}{4}))/iu
/** The letters that they begin with. */
const counted: ReadonlySet<number> = new Set([80, 83, 112, 115])

/** "I.T. Skills" is read as "IT Skills". */
const dotted = /(?<![\p{L}.])(?:\p{Lu}\.){2,4}(?=[\s:]|$)/gu

function withoutDots(initials: string): string {
  return initials.replaceAll('.', '')
}

/** Words that some heading ends with, also one that is "continued" or "cont'd", or has its entries "with dates". */
const lastWords: ReadonlySet<string> = new Set([
  ...[...kindByPhrase.keys()].map(lastWord),
  ...headingHeads.keys(),
  ...['continued', 'cont', 'contd', 'd', 'fortsetzung', 'suite', 'dates', 'details', 'particulars'],
])
/** Of each two letters 1 where such a word ends so, or where a heading's first word begins so: most lines' words do not. */
const lastPairs = new Uint8Array(32 ** 2)
const firstPairs = new Uint8Array(32 ** 2)
for (const word of lastWords) lastPairs[pairAt(word, word.length - 2)] = 1
const firstWords: ReadonlySet<string> = new Set(['my', 'work', 'working', ...headingHeads.keys()])
for (const word of firstWords) firstPairs[pairAt(word, 0)] = 1

/** Letters, digits and signs that stay what they are when a line is folded. */
const plainLine = /^[ -%'*-~]+$/

/** Most lines neither end with a word that a heading ends with nor begin with one that makes a heading. */
function isNoneAtItsEnds(line: string): boolean {
  const { length } = line
  let end = length
  while (end > 0 && !isPlainLetterOrDigit(line.charCodeAt(end - 1))) end--
  let start = end
  while (start > 0 && isPlainLetterOrDigit(line.charCodeAt(start - 1))) start--
  const mayEnd = end - start < 2 || lastPairs[pairAt(line, end - 2)] === 1
  if (mayEnd && lastWords.has(line.slice(start, end).toLowerCase())) return false
  let first = 0
  while (first < length && !isPlainLetterOrDigit(line.charCodeAt(first))) first++
  let behind = first
  while (behind < length && isPlainLetterOrDigit(line.charCodeAt(behind))) behind++
  // A heading may be spaced letter by letter.
  if (behind - first < 2 || !plainLine.test(line)) return false
  if (firstPairs[pairAt(line, first)] !== 1) return true
  return !firstWords.has(line.slice(first, behind).toLowerCase())
}

function pairAt(words: string, at: number): number {
  return ((words.charCodeAt(at) & 31) << 5) | (words.charCodeAt(at + 1) & 31)
}

/** "Experience (continued)" and "SKILLS:" without what is no word of the heading. */
function withoutEnds(line: string): string {
  const own = /cont|suite|fort/i.test(line) ? line.replace(continued, '') : line
  const plain = own.includes('(') ? own.replace(/\([^)]*\)/g, ' ') : own
  const bare = /\w$/.test(plain) && !plain.endsWith('_') ? plain : plain.replace(trailing, '')
  return /dates$/i.test(bare) ? bare.replace(withDates, '') : bare
}

const trailing = /[\s:.\-–—_|=]+$/

/** "Grants & Awards", "Leadership / Volunteering": all parts are headings, the first decides. */
function composed(words: string): NamedHeading | null {
  const parts = words.split(joint).map(foldedPhrase).filter(Boolean)
  if (parts.length < 2 || parts.length > 4) return null
  const kinds = parts.map((part) => kindByPhrase.get(part) ?? kindByEnd(part))
  const first = kinds[0]
  const known = kinds.filter((kind) => kind !== undefined)
  if (first && known.length === parts.length) return { kind: first, certainty: 'likely' }
  const last = kinds.at(-1)
  return last && parts.length === 2 ? { kind: last, certainty: 'possible' } : null
}

/** "Retail Experience": the last word is a section's, whatever stands before it. */
function headed(phrase: string, count: number): NamedHeading | null {
  if (count > 5) return null
  if (isOneSchool(phrase)) return null
  const kind = headingHeads.get(lastWord(phrase))
  if (kind) return { kind, certainty: 'possible' }
  const firstKind = count <= 4 ? headingHeads.get(firstWord(phrase)) : undefined
  return firstKind ? { kind: firstKind, certainty: 'possible' } : null
}

function kindByEnd(phrase: string): CvSectionKind | undefined {
  return isOneSchool(phrase) ? undefined : headingHeads.get(lastWord(phrase))
}

/** "Hill School" is where somebody went, "Secondary school" what is told of it. */
function isOneSchool(phrase: string): boolean {
  return phrase.endsWith(' school') && !kindOfSchool.test(phrase)
}

const kindOfSchool =
  /^(?:(?:my|in|at|after|since|and|from|the|of|college|old|night|evening|high|secondary|primary|elementary|middle|grammar|public|graduate|law|medical|business|trade|vocational|summer) )+school$/

function countWords(phrase: string): number {
  let count = 1
  for (let at = phrase.indexOf(' '); at >= 0; at = phrase.indexOf(' ', at + 1)) count++
  return count
}

function firstWord(phrase: string): string {
  const end = phrase.indexOf(' ')
  return end < 0 ? phrase : phrase.slice(0, end)
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(' ') + 1)
}

function sectionKinds(): CvSectionKind[] {
  return [
    'header',
    'summary',
    'experience',
    'education',
    'skills',
    'certifications',
    'languages',
    'projects',
    'volunteering',
    'publications',
    'awards',
    'memberships',
    'interests',
    'references',
    'other',
  ]
}
