import type { Report } from '@rolefit/engine'

type Candidate = Report['candidate']

const mostSkills = 6
const mostSentences = 3
const mostLetters = 420

/** The beginning of the CV's own summary; where it has none, its facts in a row: latest role, years, what it lists. */
export function summarizeCv({ cv, monthsWorked }: Candidate): string {
  if (cv.summary) return beginningOf(cv.summary.text)
  const [latest] = cv.experience
  const role = [latest?.title?.text, latest?.company?.text].filter(Boolean).join(', ')
  const years = Math.floor(monthsWorked / 12)
  const skills = cv.skills.slice(0, mostSkills).map(({ text }) => text)
  return [
    role === '' ? '' : `Latest role: ${role.replace(/[.]$/, '')}.`,
    years === 0 ? '' : `${years} ${years === 1 ? 'year' : 'years'} in dated roles.`,
    skills.length === 0 ? '' : `Lists ${skills.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A few whole sentences; of one that never ends as many words as fit. */
function beginningOf(summary: string): string {
  let beginning = ''
  for (const sentence of summary.split(/(?<=[.!?])\s+/).slice(0, mostSentences)) {
    const longer = beginning === '' ? sentence : `${beginning} ${sentence}`
    if (longer.length > mostLetters) break
    beginning = longer
  }
  if (beginning !== '') return beginning
  return `${summary.slice(0, mostLetters).replace(/\s+\S*$/, '')} …`
}
