import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { WordTrait, wordAmong } from '../../text/forms/word-trait.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { baseOfThird } from '../head/hiring-sentence.ts'

/** How the verbs of a list of tasks are written: "plan, lead", "planning, leading", "plans, leads", or as nouns. */
type Form = 'base' | 'ing' | 's' | 'noun'

const fewestWords = 3
/** Past these, a sentence is a heap of words. */
const mostTasks = 24

/**
 * Cuts a sentence that lists tasks into one span each: "You will plan the rota, order stock and train
 * newcomers". A sentence that tells of one task stays whole, without its "you will".
 */
export function cutTasks(text: string, sentence: Span, own: readonly Token[]): Span[] {
  const begins = findBeginning(text, sentence, own)
  const starts = begins
    ? [begins.at, ...nextTasks(text, own, begins)].map((at) => own[at]?.start ?? sentence.start)
    : [sentence.start]
  return starts.map((start, index) => {
    const next = starts[index + 1]
    return {
      start,
      end: endBefore(text.slice(start, next ?? sentence.end), next !== undefined) + start,
    }
  })
}

interface Beginning {
  /** The token the first task begins with. */
  readonly at: number
  readonly form: Form
}

/** "Working across two floors, you'll …", "three jobs in one: you …". */
const clauseBefore = /^(?!you\b)[^,;:.]{3,90}[,:]\s+(?=you\b|the \p{L}+ \p{L}{3,}s\b)/iu
const leads = [
  /you(?:['’](?:ll|d|re)| will| would| shall| can| could| may| are)?(?: the (?:one|person) who)?/u,
  /(?:will|would) be your (?:job|role|task|responsibility) to/u,
  /will|shall/u,
  /(?:jobs?|role|responsibility|responsibilities|purpose|aim) (?:is|are|will be|would be) (?:to|about)/u,
  /(?:role|position|job)(?=\s+\p{L}+ing\b)/u,
  /(?:like|need|want|expect|ask|sees) you(?: to)?/u,
  /(?:duties|tasks|responsibilities) (?:are|will be)/u,
  /(?:is )?responsible for|days|means|includes?|involves?/u,
  // "Supporting two partners, the paralegal drafts …".
  /the (?!role|position|post\b|job|work)\p{L}+(?: \p{L}+)??(?=\s+\p{L}{3,}s\b)/u,
].map(({ source }) => source)
const often = /also|then|be|mainly|typically|usually|daily|include|involve|spend your days/.source
const leadIns = new RegExp(
  String.raw`^(?:${clauseBefore.source.slice(1)})?(?:[\p{L}’'-]+\s+){0,5}?(?:${leads.join('|')})(?:\s+(?:${often}))*(?:\s+join(?:ing)?\s[^,;:.]{3,60}?\sto)?:?\s+`,
  'iu',
)

/** "Reporting to the farm manager you check …" says for whom. */
const reports = wordAmong(['reporting'])
const mostWordsOfLead = 16
/** No lead-in goes without one of these. */
const leading = wordAmong(
  'you youll youd youre the will shall is role position job responsible days means include includes involve involves are be'.split(
    ' ',
  ),
)

function findBeginning(text: string, sentence: Span, own: readonly Token[]): Beginning | null {
  const written = text.slice(sentence.start, sentence.end)
  const isLed = reports.has(own[0]) || clauseBefore.test(written)
  const sole = isLed ? null : formOf(own[0])
  if (sole) return { at: 0, form: sole }
  const lead = own.slice(0, mostWordsOfLead).some((token) => leading.has(token))
    ? leadIns.exec(written)
    : null
  const at = lead ? own.findIndex(({ start }) => start >= sentence.start + lead[0].length) : -1
  const form = formOf(own[at])
  if (form) return { at, form }
  if (at > 0 && leadsToVerb.test(lead?.[0] ?? '') && !noVerbs.has(own[at]))
    return { at, form: 'base' }
  return at > 0 && listLead.test(lead?.[0] ?? '') ? { at, form: 'noun' } : null
}

/** What follows "you will" is a verb, known or not: "you’ll also field enquiries". */
const leadsToVerb =
  /\b(?:you(?:['’]ll| will| shall))(?:\s+(?:also|then|mainly|typically|usually|daily))*\s+$/iu
const noVerbs = wordAmong(
  'have need not get receive report join find enjoy love never always only sometimes often be become feel spend'.split(
    ' ',
  ),
)

/** What follows these may be nouns: "Duties include access control, patrols and reports". */
const listLead = /(?:duties|tasks|responsibilities|day|week|means|includes?|involves?)\b/i

function formOf(token: Token | undefined): Form | null {
  if (asBase.has(token)) return 'base'
  if (asIng.has(token)) return 'ing'
  return asThird.has(token) ? 's' : null
}

const asBase = wordAmong(workVerbs)
const asIng = new WordTrait(({ word }) => word.length > 5 && word.endsWith('ing'))
const asThird = new WordTrait(({ word }) => word.endsWith('s') && workVerbs.has(baseOfThird(word)))

function nextTasks(text: string, own: readonly Token[], { at: from, form }: Beginning): number[] {
  const found: number[] = []
  let begun = from
  for (let at = from + 1; at < own.length && found.length < mostTasks; at += 1) {
    const token = own[at]
    if (!token || at - begun < fewestWords || own.length - at < fewestWords - 1) continue
    if (isCloseTo(own[at - 1], token)) continue
    const join = joinBefore(text, own, at)
    const isNext = join === 'comma' || (join === 'and' && (found.length > 0 || form === 'ing'))
    if (!isNext || (form !== 'noun' && formOf(token) !== form)) continue
    if (isInBrackets(text.slice(own[from]?.start, token.start))) continue
    // "Take and develop pictures" is one task.
    if (join === 'and' && form !== 'noun' && formOf(own[at - 2]) === form) continue
    if (joins.has(token)) continue
    found.push(at)
    begun = at
  }
  return found
}

/** "Nurse consults (nails, weight, post-op checks)" is one task. */
function isInBrackets(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** A blank and no joining word stand between: neither a comma nor an "and" can part them. */
function isCloseTo(before: Token | undefined, token: Token): boolean {
  return before !== undefined && token.start - before.end === 1 && !joins.has(before)
}

/** What parts a word from the task before it: a comma, or an "and". */
function joinBefore(text: string, own: readonly Token[], at: number): 'comma' | 'and' | null {
  let before = at - 1
  let hasAnd = false
  while (before > 0 && joins.has(own[before])) {
    hasAnd ||= own[before]?.word === 'and'
    before -= 1
  }
  const gap = text.slice(own[before]?.end, own[before + 1]?.start)
  if (/^[\s)”"%]*[,;:–—]\s*$/.test(gap)) return 'comma'
  return hasAnd ? 'and' : null
}

const stops = /[\s,;:–—.!?]/
const joins = wordAmong(['and', 'or', 'then', 'also', 'sometimes', 'you'])

/** How long a task is without its full stop, or the comma and "and" that lead to the next. */
function endBefore(written: string, hasNext: boolean): number {
  let end = lengthWithoutStop(written)
  for (let word = hasNext && lastJoin.exec(written.slice(0, end)); word; ) {
    end = lengthWithoutStop(written.slice(0, word.index))
    word = lastJoin.exec(written.slice(0, end))
  }
  return end
}

const lastJoin = /\b(?:and|or|then|also|sometimes|you)$/i

function lengthWithoutStop(written: string): number {
  let end = written.length
  while (end > 0 && stops.test(written.charAt(end - 1))) end -= 1
  return end
}
