import type { Candidate } from '../../candidate/candidate.ts'
import type { FindingCode } from '../../findings/finding-costs.ts'
import type { MatchRow } from '../../match/match-row.ts'
import type { Quote } from '../../text/span.ts'
import { withOtherVerb } from '../reword-bullet.ts'
import { opensWithDeed } from '../verbs/present-verb.ts'
import { framesOfUse, plainLine, result } from './line-frames.ts'
import {
  frameColumn,
  frameContact,
  frameDates,
  frameEducation,
  frameExperience,
  frameFullerRole,
  frameGaps,
  frameLatestFirst,
  frameOpenDates,
  frameShortened,
  frameSilentRole,
  frameSkills,
} from './page-frames.ts'

interface PageMatter {
  readonly candidate: Candidate
  readonly rows: readonly MatchRow[]
  readonly quote: Quote | null
}

/** How the page could look where a finding is about more than one line of work. */
export function mendPage(
  code: FindingCode,
  { candidate, rows, quote }: PageMatter,
): readonly string[] {
  const { cv } = candidate
  switch (code) {
    case 'no-name':
    case 'no-email':
    case 'no-phone':
    case 'no-location':
    case 'contact-in-margin':
      return [frameContact(cv)]
    case 'no-experience-section':
      return [frameExperience(cv)]
    case 'no-education-section':
      return [frameEducation(candidate)]
    case 'no-skills-section':
      return [frameSkills(rows)]
    case 'role-without-dates':
      return [frameOpenDates(cv, ({ dates }) => !dates)]
    case 'dates-reversed':
    case 'date-in-future':
      return [frameOpenDates(cv, ({ dates }) => dates?.span.start === quote?.start)]
    case 'mixed-date-formats':
      return [frameDates(cv)]
    case 'not-latest-first':
      return [frameLatestFirst(cv)]
    case 'gap-between-roles':
      return [frameGaps(cv)]
    case 'no-bullets':
      return [frameSilentRole(cv)]
    case 'too-short':
      return [frameFullerRole(cv)]
    case 'too-long':
      return [frameShortened(cv)]
    case 'repeated-verb':
      return [varyVerbs(candidate)]
    case 'many-columns':
    case 'tables-in-file':
    case 'text-boxes-in-file':
      return [frameColumn(cv)]
    default:
      return mendWords(code, quote?.quote ?? '')
  }
}

const mostVaried = 2

/** Lines that open with the verb most lines open with, each with another. */
function varyVerbs({ cv }: Candidate): string {
  const bullets = cv.experience.flatMap((role) => role.bullets.map(({ text }) => text))
  const deeds = [...new Set(bullets)].filter(opensWithDeed)
  const byVerb = Map.groupBy(deeds, (line) => firstWord(line).toLowerCase())
  const [most = []] = [...byVerb.values()].toSorted((a, b) => b.length - a.length)
  return most
    .slice(-mostVaried)
    .map((line) => withOtherVerb(line)[0] ?? line.replace(firstWord(line), '[Another verb]'))
    .map((line) => `- ${line}`)
    .join('\n')
}

function firstWord(line: string): string {
  return /\p{L}+/u.exec(line)?.[0] ?? ''
}

function mendWords(code: FindingCode, words: string): readonly string[] {
  switch (code) {
    case 'bare-links':
      return [words.replace(/^https?:\/\/(?:www\.)?|[?#].*$|\/+$/g, '')]
    case 'special-characters':
      return [`- ${plainLine}`]
    case 'keyword-stuffing':
      return [`Skills\n${words}\n\nExperience\n- ${framesOfUse(words)[0] ?? plainLine}`]
    case 'copied-from-posting':
      return [`[What you did, in your own words], ${result}`]
    case 'filler-words':
      return [`[What you did that shows “${words}”], ${result}`]
    case 'hidden-text':
      return ['[Nothing in its place: what counts can be seen]']
    case 'small-font':
      return ['[Text in 10 to 12 points, headings in 12 to 16]']
    case 'recognised-from-picture':
    case 'unmapped-characters':
      return ['[The same CV, saved as PDF or DOCX by the program it was written in]']
    default:
      return [plainLine]
  }
}
