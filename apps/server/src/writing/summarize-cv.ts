import type { Report } from '@rolefit/engine'

type Candidate = Report['candidate']

const mostSkills = 6

/** The CV's own summary; where it has none, its facts in a row: latest role, years, what it lists. */
export function summarizeCv({ cv, monthsWorked }: Candidate): string {
  if (cv.summary) return cv.summary.text
  const [latest] = cv.experience
  const role = [latest?.title?.text, latest?.company?.text].filter(Boolean).join(', ')
  const years = Math.floor(monthsWorked / 12)
  const skills = cv.skills.slice(0, mostSkills).map(({ text }) => text)
  return [
    role === '' ? '' : `Latest role: ${role}.`,
    years === 0 ? '' : `${years} ${years === 1 ? 'year' : 'years'} in dated roles.`,
    skills.length === 0 ? '' : `Lists ${skills.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
