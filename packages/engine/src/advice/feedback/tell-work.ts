import type { NamedTitle } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startSmall } from '../../text/letters/first-letter.ts'
import type { Span } from '../../text/span.ts'
import type { Feedback } from '../advice.ts'
import { joinWords, quoted } from '../in-words.ts'
import { plainTitle } from './plain-title.ts'
import { tellShort } from './tell-short-years.ts'

/** Whether it is work of this kind that the CV tells of: its title, its field and for how long. */
export function tellWork(cvText: string, rows: readonly MatchRow[]): Feedback {
  const strengths: string[] = []
  const weaknesses: string[] = []
  for (const row of rows) {
    const line = tellRow(cvText, row, rows)
    if (line) (row.status === 'met' ? strengths : weaknesses).push(line)
  }
  return {
    strengths: [...strengths, ...tellYears(rows)],
    weaknesses: [...weaknesses, ...tellShortYears(rows)],
  }
}

function tellRow(
  cvText: string,
  { requirement, status, evidence }: MatchRow,
  rows: readonly MatchRow[],
): string | null {
  const [best] = evidence
  switch (requirement.need.type) {
    case 'title':
      return status === 'met' && best
        ? tellTitle(
            titleAround(cvText, best, requirement.text),
            requirement.text,
            unshown(requirement.need, rows).filter((name) => name !== quoted(requirement.text)),
          )
        : null
    case 'field':
      return status === 'missing'
        ? `Little in the CV is about ${startSmall(requirement.text)}.`
        : null
    default:
      return null
  }
}

/** "Veterinary Nurse" was found in "Registered Veterinary Nurse", which is what the posting calls it. */
function titleAround(
  cvText: string,
  { start, end, quote }: Span & { readonly quote: string },
  asked: string,
): string {
  const at = asked.toLowerCase().indexOf(quote.toLowerCase())
  if (at < 0) return quote
  const whole = cvText.slice(start - at, end + asked.length - at - quote.length)
  return whole.toLowerCase() === asked.toLowerCase() ? whole : quote
}

/** What a title names besides the work, in the posting's words, where the CV does not show it: "MRI" of an MRI radiographer. */
function unshown({ skills }: NamedTitle, rows: readonly MatchRow[]): string[] {
  const names = new Set(skills.map(({ name }) => name))
  return rows.flatMap(({ requirement: { need, text }, status }) =>
    need.type === 'terms' && need.anyOf.some((name) => names.has(name)) && status !== 'met'
      ? [quoted(text)]
      : [],
  )
}

function tellTitle(own: string, line: string, lacking: readonly string[]): string {
  const asked = plainTitle(line)
  if (lacking.length > 0)
    return `The title ${quoted(own)} is near this job’s, ${quoted(asked)}, but the CV does not show ${joinWords(lacking)}.`
  return own.toLowerCase() === asked.toLowerCase()
    ? `The CV bears this job’s own title, ${quoted(asked)}.`
    : `The title ${quoted(own)} fits this job’s, ${quoted(asked)}.`
}

function tellYears(rows: readonly MatchRow[]): string[] {
  const met = rows.filter(
    ({ requirement, status }) => requirement.need.type === 'years' && status === 'met',
  )
  // Of years asked for in one breath with others, those that are short are told.
  const short = new Set(shortYears(rows).map(({ requirement }) => requirement.text))
  const texts = new Set(met.map(({ requirement }) => requirement.text))
  const named = [...texts].filter((text) => !short.has(text)).map(quoted)
  return named.length === 0 ? [] : [`The years asked for are there: ${joinWords(named)}.`]
}

function tellShortYears(rows: readonly MatchRow[]): string[] {
  return shortYears(rows).slice(0, mostShort).map(tellShort)
}

const mostShort = 2

function shortYears(rows: readonly MatchRow[]): MatchRow[] {
  return rows.filter(
    ({ requirement, status }) =>
      requirement.need.type === 'years' && requirement.importance === 'must' && status !== 'met',
  )
}
