import { choiceShown } from '../../advice/choice-shown.ts'
import type { Candidate } from '../../candidate/candidate.ts'
import type { Cv, CvMonth, CvRole } from '../../cv/cv.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge } from '../../text/letters/first-letter.ts'
import { inOneDateStyle } from '../dates/one-date-style.ts'
import { plainLine, result } from './line-frames.ts'
import { nameAsked } from './name-asked.ts'
import { sentencesOf } from './own-line.ts'

const openDates = '[MM/YYYY] – [MM/YYYY or present]'
const monthsPerYear = 12
const longGapMonths = 12
const mostSkills = 12
const mostWordsOfSkill = 4

/** The top of the page with what the CV says and what it lacks. */
export function frameContact({ header }: Cv): string {
  const contact = [
    header.email?.text ?? '[your e-mail address]',
    header.phone?.text ?? '+[country code and number]',
    header.location?.text ?? '[town or region]',
  ]
  return `${header.name?.text ?? '[First name] [Last name]'}\n${contact.join(' | ')}`
}

/** The section as a parser expects it, begun with the latest role where one was read. */
export function frameExperience({ experience }: Cv): string {
  const [latest] = experience
  const head = latest ? nameRole(latest) : '[Job title], [employer]'
  const [line = plainLine] = sentencesOf(latest?.bullets[0]?.text ?? '')
  return `Experience\n${head}\n${latest?.dates?.text ?? openDates}\n- ${line}`
}

/** What was learnt, wherever the CV names it, belongs under this heading. */
export function frameEducation({ cv, degrees, text }: Candidate): string {
  const [school] = cv.education
  if (school?.degree)
    return `Education\n${[school.degree.text, school.institution?.text ?? '[school]', school.dates?.text ?? '[year]'].join(', ')}`
  const [degree] = degrees
  if (!degree) return 'Education\n[Degree or training], [school], [year]'
  const [told = ''] = text.slice(degree.start).split(endOfDegree, 1)
  const isShort = told.length <= longestDegree
  const named = isShort ? told : text.slice(degree.start, degree.end).replace(/ (?:of|in)$/i, '')
  const year = / *\(?\b((?:19|20)\d\d)\)?$/.exec(named.trim())
  const shown = startLarge(year ? named.slice(0, year.index) : named.trim())
  return `Education\n${shown.replace(/[\s,]+$/, '')}, [school], ${year?.[1] ?? '[year]'}`
}

const longestDegree = 80
/** "BSc Nursing (Adult), 2020. NMC registered": a year belongs to the degree before it. */
const endOfDegree = /[;|\n]|(?<=[\p{Ll}\d)])\.(?=\s|$)|,(?! (?:19|20)\d\d)/u

/** What the posting asks for and the CV shows, in the CV's own words where they are few. */
export function frameSkills(rows: readonly MatchRow[]): string {
  const shown = rows
    .filter(({ requirement, status }) => status === 'met' && skillKinds.has(requirement.kind))
    .map(shownAs)
    .filter(
      (each) =>
        /^\P{N}/u.test(each) && each.split(' ').length <= mostWordsOfSkill && !paper.test(each),
    )
  const distinct = [...new Map(shown.map((each) => [each.toLowerCase(), each])).values()]
  const named = distinct.slice(0, mostSkills)
  return `Skills\n${[...named, '[what else you can do]'].join(', ')}`
}

/** The CV's few words; of a whole line what is asked for, where the line says just that. */
function shownAs(row: MatchRow): string {
  const { requirement, evidence, how } = row
  const chosen = choiceShown(row)
  if (chosen) return chosen
  const quote =
    evidence[0]?.quote.replace(/\s+/g, ' ').replace(/^[\s,;:.]+|(?<![\s,;:.])[\s,;:.]+$/g, '') ?? ''
  if (how !== 'implied' && how !== 'words' && quote.split(' ').length <= mostWordsOfSkill)
    return quote
  const named = nameAsked(requirement)
  const isSaid = how !== 'words' || quote.toLowerCase().includes(named.toLowerCase())
  return isSaid ? named : ''
}

/** What somebody holds or studied is no skill. */
const paper =
  /\b(?:qualification|certificate|diploma|degree|candidate|registration|CPD|Hons|[BM]A|[BM]Sc|PhD)\b/

const skillKinds: ReadonlySet<string> = new Set(['skill', 'tool', 'knowledge', 'language'])

/** Roles by name with their dates: all of them in one way of writing, as far as they name months. */
export function frameDates({ experience }: Cv): string {
  const mended = inOneDateStyle(experience)
  return experience
    .map((role, at) => `${nameRole(role)}, ${mended[at] ?? role.dates?.text ?? openDates}`)
    .join('\n')
}

/** Only the roles whose dates are to be checked. */
export function frameOpenDates({ experience }: Cv, isMeant: (role: CvRole) => boolean): string {
  const meant = experience.filter(isMeant)
  const names = meant.length > 0 ? meant.map(nameRole) : ['[Job title], [employer]']
  return names.map((name) => `${name}, ${openDates}`).join('\n')
}

export function frameLatestFirst(cv: Cv): string {
  const experience = cv.experience.toSorted(
    (a, b) => endOf(b) - endOf(a) || startOf(b) - startOf(a),
  )
  return frameDates({ ...cv, experience })
}

/** The months between roles, each with room for what was done then. */
export function frameGaps({ experience }: Cv): string {
  const dated = experience.filter(({ from }) => from).toSorted((a, b) => startOf(a) - startOf(b))
  const lines: string[] = []
  let reached = Number.POSITIVE_INFINITY
  for (const role of dated) {
    const start = startOf(role)
    if (start - reached > longGapMonths)
      lines.push(
        `${writeMonth(reached + 1)} – ${writeMonth(start - 1)}: [what you did: care, study, travel, search]`,
      )
    reached = reached === Number.POSITIVE_INFINITY ? endOf(role) : Math.max(reached, endOf(role))
  }
  return lines.length > 0
    ? lines.toReversed().join('\n')
    : '[MM/YYYY] – [MM/YYYY]: [what you did then]'
}

/** A role that says nothing yet, with room for two lines. */
export function frameSilentRole({ experience }: Cv): string {
  const silent = experience.find(({ bullets }) => bullets.length === 0) ?? experience[0]
  const head = silent ? nameRole(silent) : '[Job title], [employer]'
  return `${head}\n- ${plainLine}\n- [What you improved], from [number] to [number]`
}

/** Parts of the CV in one column, by the headings it has. */
export function frameColumn({ sections }: Cv): string {
  const headings = sections.flatMap(({ heading }) => heading?.text ?? [])
  const usual = ['Summary', 'Experience', 'Education', 'Skills']
  return ['Name and contact', ...(headings.length > 1 ? headings : usual)].join('\n')
}

/** Lines for a CV that says too little of its latest role. */
export function frameFullerRole({ experience }: Cv): string {
  const [latest] = experience
  const head = latest ? nameRole(latest) : '[Job title], [employer]'
  return [
    head,
    `- ${plainLine}`,
    '- [What you improved], from [number] to [number]',
    `- [Whom you helped or trained], ${result}`,
  ].join('\n')
}

/** Everything older than the last few roles, a line each. */
export function frameShortened({ experience }: Cv): string {
  const older = experience.slice(3)
  if (older.length === 0) return '[Job title], [employer], [years]: [one line]'
  return older
    .map((role) => [nameRole(role), role.dates?.text].filter(Boolean).join(', '))
    .join('\n')
}

function nameRole({ title, company }: CvRole): string {
  return `${title?.text ?? '[Job title]'}, ${company?.text ?? '[employer]'}`
}

function write({ year, month }: CvMonth): string {
  return month === undefined ? String(year) : `${String(month).padStart(2, '0')}/${year}`
}

function writeMonth(months: number): string {
  return write({ year: Math.floor(months / monthsPerYear), month: (months % monthsPerYear) + 1 })
}

function startOf({ from }: CvRole): number {
  return from ? from.year * monthsPerYear + (from.month ?? 1) - 1 : 0
}

function endOf(role: CvRole): number {
  const { to } = role
  if (to === 'present') return Number.MAX_SAFE_INTEGER
  return to ? to.year * monthsPerYear + (to.month ?? monthsPerYear) - 1 : startOf(role)
}
