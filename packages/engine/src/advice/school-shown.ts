import type { Candidate } from '../candidate/candidate.ts'
import type { Evidence } from '../match/match-row.ts'

/** What was learnt, as the CV says it where a degree was found: the letters "BSc" alone say little. */
export function schoolShown(
  { text, cv }: Pick<Candidate, 'text' | 'cv'>,
  { start, line }: Evidence,
): string {
  const school = cv.education.find(({ span }) => span.start <= start && start < span.end)
  return school?.degree?.text ?? text.slice(line.start, line.end)
}
