import { startLarge } from '../../text/letters/first-letter.ts'
import { eachMatch } from '../../text/patterns/each-match.ts'
import { kindFigures } from '../../text/patterns/kind-figures.ts'
import { appendResult, placeholder } from '../reword-bullet.ts'
import { irregularPasts, pastOf } from '../verbs/past-of.ts'
import { afterVerbs } from '../verbs/present-verb.ts'
import { readVerb, type VerbForm } from '../verbs/read-verb.ts'
import { opensWithThing } from './opens-with-thing.ts'

const fewestWords = 3
const mostWords = 11

/**
 * A task as a posting writes it, told as something done: "planning shifts for the ward" is "Planned
 * shifts for the ward". `null` where it does not begin with what is done. Figures of the posting are
 * not the person's, so they become placeholders.
 */
export function tellTask(task: string): string | null {
  const plain = task
    .replace(/\s+/g, ' ')
    .replace(/\([^)]*\)?/g, '')
    .replace(times, '')
    .replace(/^[\s*•·–—-]+/, '')
    .replace(leadIn, '')
  const clauses = firstClauses(plain.split(endOfTask)[0] ?? '')
  const form = formOf(clauses[0]?.split(' ')[0] ?? '')
  if (!form || addressed.test(clauses.join(' ')) || opensWithThing(clauses[0] ?? '')) return null
  if (clauses.length === 1 && !clauses[0]?.includes(' ')) return null
  if (isQuality(clauses, form) || clauses.some((clause) => isHalf(clause, form))) return null
  if (clauses.some(goesOnUnknown) || isLeftUntold(clauses, form)) return null
  const told = clauses.map((clause) => inPast(clause, form))
  const line = withinLength(joined(told))
    .replace(/ on your own\b/gi, ' alone')
    .replace(/\b(?:your|our) (own\b)?/gi, ownOrThe)
  const open = inOwnWords(withOpenFigures(line))
  return startLarge(open.includes(placeholder) ? open : appendResult(open))
}

/**
 * "Built and maintained dashboards [which] in Tableau": a task told in the posting's words from end to end is a copy of
 * it, and several of them make a CV that counts for nothing.
 */
function inOwnWords(line: string): string {
  const words = line.split(' ')
  const at = words.findIndex(
    (word, index) =>
      index >= fewestBefore && bringsPlace.has(word) && !isPast(words[index - 1] ?? ''),
  )
  if (words.length < wordsOfCopy || line.includes(placeholder)) return line
  if (at >= 0) return [...words.slice(0, at), '[which]', ...words.slice(at)].join(' ')
  const [first = '', second, third] = line.split(', ')
  return third === undefined ? line : `${first}, ${second} and [what else]`
}

/** "Worked with Scrum Masters": what stands between a verb and its preposition is no "which". */
function isPast(word: string): boolean {
  return /\w{2}[^e]ed$/.test(word) || irregular.has(word)
}

const irregular: ReadonlySet<string> = new Set(irregularPasts.values())
const wordsOfCopy = 7
const fewestBefore = 3
const bringsPlace: ReadonlySet<string> = new Set(
  'in from through for on at across under with by against'.split(' '),
)

/** Only what counts something is left open: "480V", "ISO 9001", "Windows 11" and "Six Sigma" are names. */
function withOpenFigures(line: string): string {
  const kinds = eachMatch(line, kindFigures)
  return line.replace(figure, (found: string, at: number) => {
    const isOfKind = kinds.some(({ index, 0: kind }) => index <= at && at < index + kind.length)
    const isNamed = behindName.test(line.slice(0, at)) || (at > 0 && /^\p{Lu}/u.test(found))
    return isOfKind || isNamed ? found : placeholder
  })
}

const behindName =
  /\d\/$|\b(?:step|chapter|article|module|unit|zone|gate|bay) $|\s(?:\p{Lu}[\p{L}-]+ |\p{Lu}[\p{Lu}-]*)$/u

/** "Set your own tools" is done with own tools. */
function ownOrThe(_: string, own: string | undefined): string {
  return own ?? 'the '
}

/** "Tidy, calm round stock" says how somebody is. */
function isQuality([first = '', second]: readonly string[], form: VerbForm): boolean {
  return !first.includes(' ') && second !== undefined && formOf(second.split(' ')[0] ?? '') !== form
}

/** "Catching & restraint": a verb and a noun have no past in common. */
function isHalf(clause: string, form: VerbForm): boolean {
  const [first = '', joiner = '', second = ''] = clause.split(' ')
  if (formOf(first) !== form) return false
  // "Use of PACS", "cleaning of term bases" and "Records for audits" name a thing by what looks like a verb.
  if (joiner === 'of' || (joiner === 'for' && /[^s]s$/.test(first))) return true
  return joiners.has(joiner) && formOf(second) !== form
}

/** "Record hours and fettle them": what stands before its object is a verb, known or not. */
function goesOnUnknown(clause: string): boolean {
  if (/\band (?:enjoy|love|like|relish) /.test(clause)) return true
  const [, joined = ''] = /\band (\p{Ll}+) (?:them|it|into|onto|up|out|off)\b/u.exec(clause) ?? []
  return joined !== '' && readVerb(joined) === null
}

/** "Drilling, spraying and combining": all of them in the past or none. */
function isLeftUntold(clauses: readonly string[], form: VerbForm): boolean {
  const [, joiner = '', last = ''] = clauses.at(-1)?.split(' ') ?? []
  const isChain =
    clauses.length > 1 && clauses.every((clause) => formOf(clause.split(' ')[0] ?? '') === form)
  return isChain && joiners.has(joiner) && formOf(last) === form && readVerb(last) === null
}

/** Words before the task itself. */
const leadIn =
  /^(?:to (?=\p{Ll}{3})|in this (?:role|position|job),? |you(?:['’]ll| will| would| must| should| can)? |must |(?:the |a )?(?:proven |demonstrated |strong )?(?:ability|able|willing(?:ness)?|happy|ready) to |(?:be )?responsib(?:le|ility) for |(?:proven |previous |demonstrated |solid )?experience (?:of|in|with) |duties include |help(?:ing)? (?:us )?to )+/iu
const endOfTask =
  /[;:]|\.(?:\s|$)|\s[–—-]\s|,?(?: (?:and|or|but|before|after|until|as|than|whom?|(?:how|what|where)(?: \p{Ll}+){0,2}))? (?:you|we|they)(?:['’]\p{L}+)? |,? (?:which|who|whose|when|while|where|so that|so|because|if|unless|as well as|that|to ensure|including|such as|ensuring)\s/iu
/** When a shift begins and ends, and on which days, is no part of what was done. */
const times =
  /\bin (?:19|20)\d\d\b|,?\s*\b\d{1,2}[:.]\d{2}\s*(?:to|until|[-–])\s*\d{1,2}[:.]\d{2}|,?\s*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s*(?:to|[-–])\s*(?:mon|tues|wednes|thurs|fri|satur|sun)days?/gi
const addressed = /\b(?:you|we|us|they|i|be|is|are|was|were|will|must|should)\b/i
const figure =
  /[$€£]?\d[\d,.]*(?:[km]\b|\s?%)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/gi

/** A list's first parts, up to a few words: "hang windows, fix cladding". */
function firstClauses(task: string): string[] {
  const clauses: string[] = []
  let words = 0
  for (const clause of task.split(betweenClauses)) {
    const own = clause.trim().split(' ').filter(Boolean)
    if (own.length === 0 || (own.length === 1 && joiners.has(own[0] ?? ''))) continue
    if (clauses.length > 0 && (isUnknownDeed(own) || leadsOn.has(own[0] ?? ''))) break
    if (words + own.length > mostWords && words >= fewestWords) break
    clauses.push(own.join(' '))
    words += own.length
  }
  return clauses
}

/** "Hand over a clean floor": a verb whose past we do not know ends what can be told. */
function isUnknownDeed([first = '', second = '']: readonly string[]): boolean {
  return leadsToObject.has(second) && formOf(first) === null && !/(?:ed|s)$/.test(first)
}

const leadsToObject: ReadonlySet<string> = new Set(
  'over out up off down back the a an what your our'.split(' '),
)

/** The comma of "1,150 acres" parts nothing. */
const betweenClauses = /\s*,(?!\d{3}\b)\s*(?:and\s+|or\s+)?/

/** The first verb, and each that an "and" joins to it in the same form. */
function inPast(clause: string, form: VerbForm): string {
  const words = clause.split(' ')
  return words
    .map((word, at) => {
      const before = words[at - 1]
      const isFirst = at === 0
      // What stands behind the longest line is cut off.
      const isJoined = at <= mostWords && joiners.has(before ?? '') && !isInner(words, at)
      if (!isFirst && !isJoined) return word
      const isVerb =
        formOf(word) === form && (isFirst || (readVerb(word) !== null && !isNounThere(words, at)))
      return isVerb ? toPast(word, form) : word
    })
    .join(' ')
}

/** "Run our flu and travel vaccinations": behind other words, what may be a noun is one before another. */
function isNounThere(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  return at > 2 && nounsBefore.has(word) && /s$/.test(next) && !afterVerbs.has(next)
}

const nounsBefore: ReadonlySet<string> = new Set(
  'travel test work design support control process exchange sample'.split(' '),
)

/** "To recruit and keep members", "helped train and mentor": the second verb goes with one that is no past. */
function isInner(words: readonly string[], at: number): boolean {
  return words
    .slice(0, at)
    .some((word, index) =>
      word === 'to'
        ? formOf(words[index + 1] ?? '') === 'base'
        : index === 0 && /^help/i.test(word),
    )
}

const joiners: ReadonlySet<string> = new Set(['and', 'or', 'and/or', '&'])

/** Which form of a verb a word is; what ends in "ing" where a task begins is one, known or not. */
function formOf(word: string): VerbForm | null {
  const small = word.toLowerCase()
  if (noVerbs.has(small)) return null
  return readVerb(small)?.form ?? (/^[\p{Ll}-]{3,}ing$/u.test(small) ? 'ing' : null)
}

const noVerbs: ReadonlySet<string> = new Set(
  `being during according including excluding regarding concerning existing ongoing upcoming following evening morning everything something
anything nothing spring string outstanding willing housing engineering nursing marketing accounting banking catering`.split(
    /\s+/,
  ),
)

/** "defending" is "defended", "mapping" is "mapped", "carrying" is "carried". */
function toPast(word: string, form: VerbForm): string {
  const verb = readVerb(word)
  if (verb) return pastOf(verb.base)
  return form === 'ing'
    ? word
        .toLowerCase()
        .replace(/([^aeiou])ying$/, '$1ied')
        .replace(/ing$/, 'ed')
    : word
}

function joined(clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? ''
  const isChain = clauses.slice(0, -1).every((clause) => !clause.includes(' '))
  const isClosed =
    clauses.length < 2 ||
    /^(?:in|with|for|from|at|on|by|of|under|within|among|both) /.test(last) ||
    (/ and /.test(last) && (isChain || !/^\p{L}+ed\b/u.test(last)))
  return isClosed ? clauses.join(', ') : `${clauses.slice(0, -1).join(', ')} and ${last}`
}

/** Ends before the word that leads on, where the whole would be too long for a line. */
function withinLength(line: string): string {
  const words = line.split(' ')
  if (words.length <= mostWords) return trimmed(line)
  const lastBy = (ends: ReadonlySet<string>) =>
    words.findLastIndex((word, at) => at <= mostWords && ends.has(word))
  const best = lastBy(leadsOn)
  const end = best >= fewestWords ? best : lastBy(joiners)
  return trimmed(words.slice(0, end >= fewestWords ? end : mostWords).join(' '))
}

const leadsOn: ReadonlySet<string> = new Set(
  'to for with without across by through using based within in on from into under before after during'.split(
    ' ',
  ),
)

function trimmed(line: string): string {
  return line
    .replace(/(?:\s(?:and|or|to|for|with|by|in|on|from|within))+$/, '')
    .replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')
}
