import type { Change } from '../advice/advice.ts'
import type { Candidate } from '../candidate/candidate.ts'
import type { CvRole } from '../cv/cv.ts'
import type { MatchRow } from '../match/match-row.ts'
import { askForResult, placeholder, rewordBullet } from './reword-bullet.ts'

/** What an example text is written from; `fact` is what the person typed when asked. */
export interface SnippetRequest {
  readonly change: Change
  readonly candidate: Candidate
  readonly rows: readonly MatchRow[]
  readonly fact?: string
}

const longestFact = 300

/**
 * Writes an example line for a change from what the CV says and what the person typed, and nothing
 * else: what nobody told us stays a placeholder in square brackets.
 */
export function writeSnippet({ change, candidate, rows, fact }: SnippetRequest): string {
  const told = cleanFact(fact ?? '')
  const row = rows.find(({ requirement }) => requirement.id === change.requirementId)
  const asked = row ? firstAlternative(row) : ''
  if (told !== '') return fromFact(told, asked)
  const line = change.quote ? lineAround(candidate, change.quote) : null
  if (line && change.action !== 'add-if-true') {
    const reworded = askForResult(rewordBullet(line.text, { isPast: line.isPast }))
    return row?.how === 'implied' ? nameIt(reworded, asked) : reworded
  }
  if (change.action === 'move-up')
    return `Used ${asked} to [what you did], ${placeholder} [of what, or how often]`
  if (change.category === 'Education') return `${asked}, [from whom], [year]`
  if (row?.requirement.kind === 'tool')
    return `Used ${asked} to [what you did], ${placeholder} [of what, or how often]`
  const subject = asked === '' || row?.requirement.kind === 'duty' ? '' : ` in ${asked}`
  return `[What you did]${subject} for [whom or what], ${placeholder} [of what, or how often]`
}

function fromFact(told: string, asked: string): string {
  const line = told.charAt(0).toUpperCase() + told.slice(1)
  const names = asked === '' || line.toLowerCase().includes(asked.toLowerCase())
  return askForResult(names ? line : `${line.replace(/[\s.]+$/, '')} (${asked})`)
}

/** Says in the posting's word what the line proves in another. */
function nameIt(line: string, asked: string): string {
  return line.toLowerCase().includes(asked.toLowerCase())
    ? line
    : `${line.replace(/[\s.]+$/, '')} (${asked})`
}

function firstAlternative({ requirement }: MatchRow): string {
  return requirement.text.split(' or ')[0]?.trim() ?? requirement.text
}

interface CvLine {
  readonly text: string
  readonly isPast: boolean
}

function lineAround(
  candidate: Candidate,
  quote: { readonly start: number; readonly end: number },
): CvLine | null {
  for (const role of candidate.cv.experience) {
    const bullet = role.bullets.find(
      ({ span }) => span.start <= quote.start && quote.end <= span.end,
    )
    if (bullet) return { text: bullet.text, isPast: hasEnded(role) }
  }
  return null
}

/** Whether a role is over; one without dates is taken to be. */
export function hasEnded(role: CvRole): boolean {
  return role.to !== 'present'
}

function cleanFact(fact: string): string {
  return fact
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestFact)
}
