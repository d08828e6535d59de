import { isPaper } from '../../../lexicon/is-paper.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import { cutTasks } from '../../cuts/cut-tasks.ts'
import { taskFrom, taskOfHiring } from '../../head/hiring-sentence.ts'
import { isHeadLine } from '../../head/is-head-line.ts'
import type { Importance, Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { withoutSuperior } from '../../terms/find-superiors.ts'
import { hitsIn } from '../../terms/hits-in.ts'
import { tellsOfApplication } from '../../terms/is-of-hiring.ts'
import { isPerk } from '../../terms/names-thing.ts'
import { namesDeed } from '../ways/with-deeds.ts'
import { asksForCondition } from './asks-for-condition.ts'
import {
  fewestTellingWords,
  isPlainlyAsked,
  type Task,
  tellingTask,
  tellsEnough,
} from './telling-task.ts'
import { tellsNoTask } from './tells-no-task.ts'
import { standsBelowTitle, tellsOfPay } from './tells-of-pay.ts'
import { begins, tellsWork } from './tells-work.ts'
import { withoutWish } from './without-wish.ts'

const mostDuties = 20
/** "Garda vetting will be carried out before appointment" is a condition and no task. */
const mostWordsOfCondition = 10

/** Sections whose sentences are read term by term; only what yields no term there is read as a whole. */
const asking: ReadonlySet<string> = new Set(['requirements', 'preferred', 'nice'])

/** What the job consists of, task by task, where one tells enough to look for it. */
export function readDutyRequirements(
  posting: Posting,
  others: readonly Requirement[],
): Requirement[] {
  const told = new Set(others.map(({ sentence }) => sentence.start))
  const years = new Set(
    others.filter(({ need }) => need.type === 'years').map(({ sentence }) => sentence.start),
  )
  const conditions = new Set(
    others.filter(({ kind }) => kind === 'knock-out').map(({ sentence }) => sentence.start),
  )
  const papers = new Set(others.filter(isPaper).map(({ sentence }) => sentence.start))
  const namesSchooling = (unit: JobUnit) =>
    posting.degrees.some(({ first }) => unit.first <= first && first < unit.last)
  // "Dispensing prescriptions" is asked for once, as what the word data knows it for.
  const named = new Set(
    others.flatMap(({ need, text }) =>
      need.type === 'terms' || need.type === 'condition' ? text.toLowerCase() : [],
    ),
  )
  const asked = new Set(others.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : [])))
  const duties = posting.units.flatMap((unit, index): Duty[] => {
    const importance = posting.importance[index]
    if (!importance || !isDuty(posting, unit)) return []
    const isWish = posting.isWish[index] === true && unit.section !== 'duties'
    const isRead = told.has(unit.start) || (isShort(unit) && asksOnlyAgain(posting, unit, asked))
    if ((isWish || isAsking(posting, unit, importance)) && isRead) return []
    const isTold = told.has(unit.start) || conditions.has(unit.start) || namesTerm(posting, unit)
    if (isTold && isDemand(posting, unit)) return []
    // "We expect three years of …" asks for those years, and for no task.
    if (unit.section !== 'duties' && years.has(unit.start)) return []
    if (conditions.has(unit.start) && (isShort(unit) || asksToPass(posting, unit))) return []
    if (asksForCondition(posting.text, unit) || opensWithPaper(posting, unit)) return []
    if ((papers.has(unit.start) || namesSchooling(unit)) && isPlainDemand(posting, unit)) return []
    if (posting.degrees.some(({ first }) => first === unit.first) && unit.section !== 'duties')
      return []
    return readTasks(posting, unit, told.has(unit.start))
      .filter(({ start, end }) => {
        const written = posting.text.slice(start, end)
        return !named.has(written.toLowerCase()) && !isToLearn.test(written)
      })
      .map((task) => ({ ...task, unit, importance }))
  })
  return duties
    .toSorted((a, b) => rankOf(b) - rankOf(a) || a.start - b.start)
    .slice(0, mostDuties)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, unit, importance, all, telling }) => ({
      id: `req_duty-${start}`,
      text: posting.text.slice(start, end).replace(/[;,]?(?: and| or)?$/, ''),
      quote: quoteSpan(posting.text, { start, end }),
      sentence: { start: unit.start, end: unit.end },
      kind: 'duty',
      importance,
      weight: Math.min(3, telling),
      need: {
        type: 'words',
        roots: rootsOf(all),
        ...peopleIn(posting, { start, end }),
      },
    }))
}

/** "(Graduates who want to) learn how parcels find their way". */
const isToLearn = /^\W*(?:learn|discover|find out) (?:how|what|why)\b/i

/** "Act as spokesperson": what one is there, and no act of any parliament. */
function rootsOf(words: readonly { readonly root: string }[]): string[] {
  return words.map(({ root }) => root).filter((root, at) => at > 0 || root !== 'act')
}

/**
 * Titles that a task names are of others: who holds one has not supervised those who do. Nor has who washed 40
 * cars walked 40 miles.
 */
function peopleIn({ jobTitles, tokens }: Posting, task: Span): { people?: readonly string[] } {
  const titles = jobTitles
    .filter((title) => task.start < title.start && title.end <= task.end)
    .flatMap((title) => tokensIn(tokens, title).map(({ root }) => root))
  const counts = tokensIn(tokens, task).flatMap(({ root }) => (/^\d+$/.test(root) ? root : []))
  const people = [...titles, ...counts]
  return people.length > 0 ? { people } : {}
}

/** "Class 5 licence and own car", "You must be GDC registered, with …" ask for what one holds; "Check tickets at the gate" does not. */
function isPlainDemand({ text, tokens }: Posting, { start, first, last }: JobUnit): boolean {
  if (holding.test(text.slice(start, start + lettersOfDemand))) return true
  return last - first <= mostWordsOfCondition && !begins(tokens[first])
}

const holding =
  /^\W*you(?:['’]ll)? (?:will )?(?:must|need to|have to) (?:also )?(?:be|have|hold|possess) (?!able\b)/i

/** "Must pass a drug and alcohol test and a pre-employment medical, at our cost", "You must be willing to take part in a call-out rota". */
function asksToPass({ text }: Posting, { start }: JobUnit): boolean {
  return passes.test(text.slice(start, start + lettersOfDemand))
}

const passes =
  /^\W*(?:you )?(?:must|will|should) (?:be able to |need to |have to )?(?:pass|undergo)\b|^\W*(?:you )?(?:(?:must|will|should|need to|have to) )?(?:be )?(?:willing|able|happy|prepared|expected|required) to (?:take part in|participate in|join|share|cover|be on) (?:an?|the|our) [^.;,]{0,24}(?:rota|roster|rotation|on[- ]call)\b/i

function isShort({ first, last }: JobUnit): boolean {
  return last - first <= mostWordsOfCondition
}

/** "A typing speed of at least 55 wpm", "JIB/ECS Gold card", where the posting has asked for typing or the card: it is asked for already. */
function asksOnlyAgain(posting: Posting, unit: JobUnit, asked: ReadonlySet<string>): boolean {
  const terms = hitsIn(posting.terms, unit)
  const written = posting.text.slice(unit.start, unit.end)
  const isKept = keeping.test(written) && terms.every(({ entry }) => isPaper(entry))
  const named = terms.reduce((words, { first, last }) => words + last - first, 0)
  const isSaid = isKept || /\d/.test(written) || named >= unit.last - unit.first
  return isSaid && terms.length > 0 && terms.every(({ entry }) => asked.has(entry.name))
}

/** "Practitioners must maintain live annual registration with CORU". */
const keeping =
  /\b(?:maintain|hold|have|keep|retain|renew)\b[^.;]*\b(?:registration|licen[cs]e|membership|accreditation)\b/i

/** "RRT credential through the NBRC (CRT considered)": the paper is asked for by its name, wherever that stands first. */
function opensWithPaper({ terms }: Posting, unit: JobUnit): boolean {
  const [opening] = hitsIn(terms, unit)
  return asking.has(unit.section) && opening?.first === unit.first && isPaper(opening.entry)
}

interface Duty extends Task {
  readonly unit: JobUnit
  readonly importance: Importance
}

function rankOf({ telling, unit }: Duty): number {
  return telling * (unit.section === 'duties' ? 1.5 : 1)
}

/** What is asked for there is read term by term; where novices may come, tasks are but nice to have done. */
function isAsking(
  { isOpenToNovices }: Posting,
  { section }: JobUnit,
  importance: Importance,
): boolean {
  return asking.has(section) || (importance === 'nice' && section !== 'duties' && !isOpenToNovices)
}

/** "Must have a current licence": a sentence that demands asks for what it names, wherever it stands. */
function isDemand({ text, terms }: Posting, unit: JobUnit): boolean {
  const opening = text.slice(unit.start, Math.min(unit.end, unit.start + lettersOfDemand))
  if (needed.test(text.slice(unit.end - lettersOfNeed, unit.end))) {
    const parts = text.slice(unit.start, unit.end).split(/,| and | or /)
    return hitsIn(terms, unit).length >= parts.length
  }
  if (unit.section === 'duties') return interest.test(opening)
  return demanding.test(opening) || (needing.test(opening) && !needsDone(text, unit))
}

function namesTerm({ terms }: Posting, unit: JobUnit): boolean {
  return hitsIn(terms, unit).length > 0
}

/** "Basic English and good timekeeping needed", where each is asked for by name. */
const needed = /\b(?:needed|required|essential|necessary|a must)\W*$/i
const lettersOfNeed = 16

/** "We need somebody to run the shop" tells a task. */
function needsDone(text: string, { start, end }: JobUnit): boolean {
  return /\b(?:to|who|whose|that|some(?:one|body)|you)\b/i.test(text.slice(start, end))
}

/** "Need a climber with tickets", "We need Class 2 drivers". */
const needing = /^\W*(?:we )?needs?\b/i
const interest = /^\W*an? (?:\p{L}+ )?(?:interest in|knowledge of|understanding of)\b/iu
const lettersOfDemand = 60
const demanding =
  /^\W*(?:(?:ideal |successful |qualified )?(?:candidates?|applicants?) )?(?:must|should) (?:have|be|hold|possess|pass)\b|^\W*(?:minimum|at least|proficien\w+|knowledge of|experience (?:in|with|of)|valid|current)\b/i

/** "Resolve escalated tickets": as short only below a heading for tasks. */
const fewestWordsOfDuty = 3

function isDuty(posting: Posting, unit: JobUnit): boolean {
  const isBrief = unit.last - unit.first === fewestWordsOfDuty
  if (unit.isBoilerplate || unit.last - unit.first < fewestWordsOfDuty) return false
  if (isBrief && (unit.section !== 'duties' || !begins(posting.tokens[unit.first]))) return false
  if (namesTitle(posting, unit) && !wantedTask(posting, unit)) return false
  if (isPerk(posting.tokens[unit.last - 1])) return false
  if (tellsNoTask(posting, unit) || tellsOfApplication(posting.text, unit)) return false
  if (!begins(posting.tokens[unit.first]) && tellsOfOffer(posting, unit)) return false
  return !isName(posting, unit) && !isHeadLine(posting, unit) && tellsWork(posting, unit)
}

function tellsOfOffer(posting: Posting, unit: JobUnit): boolean {
  if (tellsOfPay(posting, unit)) return true
  return standsBelowTitle(posting, unit) && !namesTerm(posting, unit)
}

function namesTitle({ text, title }: Posting, unit: JobUnit): boolean {
  if (title === null) return false
  return overlaps(unit, title) || /^\s*\($/.test(text.slice(title.end, unit.start))
}

/** "We look for a carpenter who can build stairs": what stands behind the title in its sentence. */
function wantedTask({ text, title }: Posting, { start, end }: JobUnit): Span | null {
  const isSentence = title !== null && title.start > start && /[.!]$/.test(text.slice(start, end))
  return isSentence ? taskFrom(text, { start: title.end, end }) : null
}

/** A task of plain words weighs what they tell, and something at least. */
const leastOfPlain = 0.25

/** The tasks of a sentence; one that tells too little by itself stays with its neighbour. */
function readTasks(posting: Posting, unit: JobUnit, isTold: boolean): Task[] {
  const wanted = namesTitle(posting, unit)
    ? wantedTask(posting, unit)
    : taskOfHiring(posting.text, unit)
  if (!wanted) return []
  const sought = withoutSuperior(posting.superiors, posting.text, wanted)
  const told = withoutWish(posting.text, sought)
  const spans = asking.has(unit.section)
    ? [told]
    : cutTasks(posting.text, told, tokensIn(posting.tokens, told))
  const tasks: Task[] = []
  for (const span of spans) {
    const task = tellingTask(posting, span)
    const before = tasks.at(-1)
    if (!before || (tellsEnough(before) && tellsEnough(task))) tasks.push(task)
    else tasks[tasks.length - 1] = tellingTask(posting, { start: before.start, end: task.end })
  }
  const telling = tasks.filter(tellsEnough)
  if (telling.length === 0 && asking.has(unit.section)) {
    const plain = tasks.filter((task) => isPlainlyAsked(posting.text, task))
    if (plain.length > 0) return plain
  }
  if (telling.length > 0) return telling
  if (!isTold && unit.section === 'duties') {
    const known = tasks.filter((task) => namesDeed(posting, task))
    if (known.length > 0)
      return known.map((task) => ({ ...task, telling: Math.max(task.telling, leastOfPlain) }))
  }
  if (told.start === sought.start) return telling
  // Few words are wished for as well: the sentence as a whole tells enough.
  const whole = tellingTask(posting, sought)
  const own = tellingTask(posting, told)
  return tellsEnough(whole) && own.all.length >= fewestTellingWords
    ? [{ ...own, telling: whole.telling }]
    : []
}

/** "Ferrow Valley Hospital, Dayton, Ohio" says where, not what; so does "Hill and Dale Education Board" before all headings. */
function isName({ text, tokens }: Posting, unit: JobUnit): boolean {
  if (unit.section === 'intro' && namesAll.test(text.slice(unit.start, unit.end))) return true
  return tokens
    .slice(unit.first, unit.last)
    .every(({ start }) => !/\p{Ll}/u.test(text.charAt(start)))
}

const namesAll = /^\p{Lu}[\p{L}&’'.-]*(?: (?:and|of|the|for|&|\p{Lu}[\p{L}&’'.-]*)){1,11}$/u
