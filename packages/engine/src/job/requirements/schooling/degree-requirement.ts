import { degreeLevels } from '../../../education/degrees.ts'
import type { DegreeHit } from '../../../education/find-degrees.ts'
import { isPaper } from '../../../lexicon/is-paper.ts'
import { readGrade as readOwnGrade } from '../../../papers/paper-marks.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import { isPostForLearners } from '../../is-open-to-novices.ts'
import type { Importance, Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import type { JobUnit } from '../../sections/read-sections.ts'
import { isWaived } from '../../terms/is-waived.ts'
import { importanceWeights, shareOfMust } from '../requirement-weights.ts'
import { wholePhrase } from '../whole-phrase.ts'
import { isOpenToLearners } from '../with-asked-details.ts'
import { isBelowOr } from '../work/is-other-way.ts'
import { askedSubjects } from './asked-subjects.ts'
import type { AskedSchooling } from './find-programmes.ts'
import { levelAsked } from './first-degrees.ts'

/**
 * The education a posting asks for: of the levels one sentence names, the lowest is what it takes; of several
 * sentences, the one that insists most counts, and the next that would like more besides.
 */
export function readDegreeRequirement(posting: Posting, subjects: readonly Span[]): Requirement[] {
  const asks = posting.units.flatMap((unit, index): Asked[] => {
    const importance = posting.importance[index]
    if (unit.isBoilerplate || !importance || posting.degrees.length === 0) return []
    const inUnit = posting.degrees.filter(
      (hit) =>
        hit.first >= unit.first &&
        hit.first < unit.last &&
        isEducation(posting.text, hit) &&
        !isOnOffer(posting, hit),
    )
    const hit = whatItTakes(posting.text, inUnit)
    return hit ? [{ unit, importance, hit }] : []
  })
  const besideTitle = asks.filter(({ hit }) => !posting.title || !overlaps(hit, posting.title))
  const [ask, ...others] = (besideTitle.length > 0 ? besideTitle : asks).toSorted(
    (a, b) =>
      importanceWeights[b.importance] - importanceWeights[a.importance] ||
      a.hit.start - b.hit.start,
  )
  if (!ask) return []
  const own = behindSchool(posting.text, ask, others) ?? ask
  // "Level 5 qualification in Leadership" is wished for besides a degree, too.
  const isFurther = ({ level, start, end }: DegreeHit) =>
    level > own.hit.level ||
    (level < own.hit.level && /\blevel \d/i.test(posting.text.slice(start, end)))
  const more = others.find(({ hit, importance }) => importance !== own.importance && isFurther(hit))
  const school = schoolBesides(posting, own, asks)
  return [own, more, school]
    .filter((each) => each !== undefined)
    .map((each) => asRequirement(posting, each, subjects))
}

/** "GCSEs in English and Maths" beside an "NVQ Level 2": few trades' papers show them, as a degree would. */
function schoolBesides(posting: Posting, own: Asked, asks: readonly Asked[]): Asked | undefined {
  if (own.hit.level !== degreeLevels.vocational || own.importance !== 'must') return undefined
  return asks.find(
    (ask) =>
      ask.hit.level === degreeLevels.secondary &&
      ask.importance === 'must' &&
      ask.unit !== own.unit &&
      !isBelowOr(posting.text, ask.unit.start) &&
      askedSubjects(posting, ask).length > 0,
  )
}

/** "Five O level credits" above "B.Sc in Civil Engineering": who is asked for both has not enough of the school. */
function behindSchool(text: string, ask: Asked, others: readonly Asked[]): Asked | undefined {
  if (ask.hit.level !== degreeLevels.secondary) return undefined
  return others.find(
    ({ hit, importance, unit }) =>
      hit.level > ask.hit.level &&
      !instead.test(text.slice(unit.start, unit.end)) &&
      importance === ask.importance &&
      importance === 'must' &&
      !isBelowOr(text, unit.start) &&
      !/\bor\W*$/i.test(text.slice(Math.max(0, unit.start - lettersOfOr), unit.start)) &&
      !/^\W*or\b/i.test(text.slice(unit.start, unit.end)),
  )
}

const lettersOfOr = 8

/** Of a choice the lowest; of "Matric plus a National Diploma" what stands behind the "plus", which nobody has without the first. */
function whatItTakes(text: string, hits: readonly AskedSchooling[]): AskedSchooling | undefined {
  const [lowest, next] = hits.toSorted((a, b) => a.level - b.level || a.start - b.start)
  if (!lowest || !next || hits.length !== 2 || next.start < lowest.end) return lowest
  return besidesThat.test(text.slice(lowest.end, next.start)) ? next : lowest
}

const besidesThat =
  /^(?:(?!\bor\b)[^/.;]){0,24}(?:\bplus\b|\bas well as\b|\band an?\b|\+)(?:(?!\bor\b)[^/.;]){0,24}$/i

function asRequirement(posting: Posting, ask: Asked, subjects: readonly Span[]): Requirement {
  const sentence = posting.text.slice(ask.unit.start, ask.unit.end)
  return {
    id: `req_degree-${ask.hit.level}`,
    text: wordingAround({ text: posting.text, subjects, papers: papersOf(posting) }, ask),
    quote: quoteSpan(posting.text, { start: ask.hit.start, end: ask.hit.end }),
    sentence: { start: ask.unit.start, end: ask.unit.end },
    kind: 'education',
    importance: ask.importance,
    weight: shareOfMust(ask.importance),
    need: {
      type: 'degree',
      level: levelAsked(posting.text.slice(ask.hit.start, ask.hit.end), ask.hit.level),
      ...readGrade(posting.text, ask),
      ...(isOpenToLearners(sentence) ? { isOpenToLearners: true } : {}),
      orExperience: instead.test(sentence) || substituted.test(posting.text),
      subjects: askedSubjects(posting, ask),
    },
  }
}

/** "Or equivalent experience", "or you've taught yourself". */
const instead =
  /or (?:an? )?equivalent|or (?:(?:at least|a minimum of|minimum) )?(?:\d{1,2}|one|two|three|four|five)\+? (?:or more )?(?:years?|yrs?|months?)\b|or (?:relevant |related |work )*experience|equivalent combination|\bor (?:\S+ ){0,3}(?:taught yoursel\w+|self[- ]taught)/i

/** "Two additional years of experience may be substituted for the degree", wherever it stands. */
const substituted =
  /\bexperience (?:may|can|will|could) (?:also )?(?:be )?(?:substituted?|accepted|considered|used|count) (?:for|in (?:place|lieu) of|instead of) (?:the |an? )?(?:required )?(?:\w+['’]s )?(?:degree|education|diploma)\b/i

/** "NVQ Level 3", "Level 2 or 3 diploma": of several levels the lowest will do. */
function readGrade(text: string, { unit, hit }: Ask): Pick<DegreeNeed, 'grade'> {
  if (hit.level > degreeLevels.vocational) return {}
  const start = Math.max(unit.start, hit.start - lettersAround)
  const around = text.slice(start, Math.min(unit.end, hit.end + lettersAround))
  const grades = [...around.matchAll(graded)].flatMap(({ 1: one, 2: other }) => [
    Number(one),
    Number(other ?? one),
  ])
  if (grades.length > 0) return { grade: { scale: 'level', step: Math.min(...grades) } }
  const grade = readOwnGrade(text.slice(hit.start, hit.end))
  return grade?.scale === 'level' ? { grade: { scale: grade.scale, step: grade.step } } : {}
}

type DegreeNeed = Extract<Requirement['need'], { type: 'degree' }>

const lettersAround = 24
const graded = /\b(?:levels?|lvl|[ns]vq|l)\s?([1-7])\b(?:\s*(?:\/|or|and|-|–)\s*([1-7])\b)?/gi

/** "4 year apprenticeship with day release", for an apprentice: it is what one comes for. */
function isOnOffer({ text, title }: Posting, { start, end }: DegreeHit): boolean {
  return (
    title !== null &&
    /apprenticeship/i.test(text.slice(start, end)) &&
    isPostForLearners(text.slice(title.start, title.end))
  )
}

/** "Multi-master replication", "master data" and "Teaneck High School" are no education. */
function isEducation(text: string, { start, end, level }: DegreeHit): boolean {
  const before = text.slice(Math.max(0, start - mostLettersOfClass), start)
  if (isWaived(text, { start, end })) return false
  if (level === degreeLevels.secondary && teaches.test(before)) return false
  // "Three years after your degree" asks for the years.
  if (/\bafter (?:your|the|an?|their) $/i.test(text.slice(Math.max(0, start - 12), start)))
    return false
  const written = text.slice(start, end)
  const behind = text.slice(end, end + mostLettersOfClass)
  if (taught.test(behind) && !isExam(written, behind)) return false
  if (/^post/i.test(written) && ofWork.test(behind)) return false
  // Customs know "HS codes", schools "HS students".
  if (written === 'HS') return /^,? (?:diploma|grad|degree|or\b)/i.test(text.slice(end, end + 10))
  if (/^masters?$/i.test(written)) {
    const isPart = /\p{L}-$/u.test(text.slice(Math.max(0, start - 2), start))
    return !isPart && !/^ data\b/i.test(text.slice(end, end + 6))
  }
  return !/^high school$/i.test(written) || !isOfName(text, start, end)
}

/** "GCSE mathematics teaching", "A-level classes": what somebody teaches. */
const taught =
  /^(?: (?!in\b|or\b|and\b|with\b|to\b)\p{L}+){0,3} (?:teaching|tutoring|tuition|teachers?|tutors?|classes|lessons|pupils|students|groups|marking|exams?|examin\w+|curriculum|specifications?|syllabus)\b/iu
/** "The Leaving Certificate Examination" is passed, and not taught. */
function isExam(written: string, behind: string): boolean {
  return /certificate$/i.test(written) && /^ examinations?\b/i.test(behind)
}

/** "Four years of post-graduate experience" count from a degree, and ask for none. */
const ofWork = /^(?:-level)? (?:[\p{L}-]+ ){0,2}experience\b/iu
const mostLettersOfClass = 60
/** "Teach Science to GCSE", "Chemistry to A level": up to where it is taught. */
const teaches = /\b(?:teach|deliver)(?:es|ing)?\b[^.;\n]*$|(?<!educated )\b(?:up )?to $/i

function isOfName(text: string, start: number, end: number): boolean {
  return (
    /^\s*(?:$|[\n,.(]|teacher|students?|in\b)/i.test(text.slice(end, end + 12)) &&
    /\p{L}{3}[ \t]+$/u.test(text.slice(Math.max(0, start - 8), start)) &&
    !/(?:of|finished|completed?|a|or|from) $/i.test(text.slice(Math.max(0, start - 10), start))
  )
}

const mostLetters = 90

/** Of a long list the part with the degree: "hybrid events, a degree or similar, French" asks for other things, too. */
function wordingAround(wording: Wording, { unit, hit }: Ask): string {
  const { text } = wording
  if (hit.subject) return text.slice(hit.start, hit.end)
  const own = behindPapers(wording, unit, hit)
  const { start, end } = wholePhrase(text, askAround(wording, own, hit), unit)
  return withoutNext(text.slice(start, end))
    .replace(/[.;,*\s]+$/, '')
    .replace(wishing, '')
    .replace(toHold, '')
    .replace(toBe, '')
    .replace(besides, '')
    .replace(howWelcome, '')
}

/** How much it is asked for stands beside it. */
const wishing = /^(?:ideally|preferably)[,:]? (?:with )?/i
const howWelcome =
  /\s+(?:(?:preferred|desirable|helpful|useful),? )?(?:but )?not(?: (?:required|essential|necessary|needed))?$|\s+(?:(?:is|are|would be|will be) )?(?:an? )?(?:(?:strong|big|distinct|added|additional|further|definite|clear|great|major|huge|real|significant) )?(?:advantage|plus|bonus|asset|advantageous|desirable|preferred|required|essential|welcome)$|\s+(?:(?:is|are|would be|will be) )?(?:highly|well|strongly|favourably|favorably) (?:regarded|valued|viewed|preferred|desirable|desired|recommended)$/i

/** "You must hold an NVQ", "have QTS and a degree": what is asked for is the paper. */
const toBe = /^must be (?=(?:an? )?\p{Lu}{2,})|(?<=[\dQ]) and (?:must )?have\b.*$/giu
/** "A nursing degree and registration with the NMC": asked for by itself. */
const besides =
  /,? (?:and|plus|with) (?:(?:a|current|valid|full|active|professional) )*(?:registration|membership|registered)\b.*$/i
const toHold =
  /^(?:to be \w+,? )?(?:(?:you|(?:the )?candidates?|(?:the )?applicants?)(?:['’]ll)? )?(?:(?:must|should|will|need to) )?(?:have|hold|need|require|possess|be educated to) (?:at least (?:an? )?)?(?=\S)/i

/** "… strongly preferred How you'll grow": the heading that lost its line is none of it. */
function withoutNext(ask: string): string {
  const next =
    /\b(?:preferred|required|desired|desirable|essential|equivalent) (?=\p{Lu}\p{Ll})/u.exec(ask)
  return next ? ask.slice(0, next.index + next[0].length) : ask
}

/** "NVQ L3, AM2, 18th Edition, full licence" asks for much besides. */
const piecesOfList = 4

function papersOf({ terms }: Posting): Span[] {
  return terms.filter(({ entry }) => isPaper(entry))
}

/** "NEBOSH, HNC in construction" asks for another paper first, and by itself. */
function behindPapers({ text, papers }: Wording, unit: JobUnit, hit: Span): Span {
  const isBefore = papers.some(
    ({ start, end }) =>
      start >= unit.start && end <= hit.start && /^\s*,\s*$/.test(text.slice(end, hit.start)),
  )
  return isBefore ? { start: hit.start, end: unit.end } : unit
}

function askAround({ text, subjects }: Wording, unit: Span, hit: Span): Span {
  const pieces = text.slice(unit.start, unit.end).split(/[,;] /).length
  if (unit.end - unit.start <= mostLetters && pieces < piecesOfList) return unit
  const before = text.slice(unit.start, hit.start)
  const start =
    unit.start + Math.max(...[',', ';', ':'].map((sign) => before.lastIndexOf(sign))) + 1
  if (unit.end - start <= mostLetters && pieces < piecesOfList) return { start, end: unit.end }
  const cut = /[,;]|\.(?=\s|$)/.exec(text.slice(hit.end, unit.end))
  const subject = subjects.find((span) => span.start <= hit.end && hit.end < span.end)
  const end = subject?.end ?? (cut ? hit.end + cut.index : hit.end)
  return end - start <= mostLetters ? { start, end } : hit
}

interface Wording {
  readonly text: string
  /** Where it says what a degree should be in. */
  readonly subjects: readonly Span[]
  readonly papers: readonly Span[]
}

interface Ask {
  readonly unit: JobUnit
  readonly hit: AskedSchooling
}

interface Asked extends Ask {
  readonly importance: Importance
}
