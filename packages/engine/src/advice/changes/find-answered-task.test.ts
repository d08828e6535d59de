import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const posting = `Ward nurse

What you will do
- Give intravenous antibiotics and controlled drugs
- Guide the students of the ward

What you bring
- Registered nurse
- Wound care
- Tracheostomy care`

const cv = (task: string) => `Nina Orwell
nina.orwell@example.com | 01632 960155 | Leeds

Experience
Staff nurse, Fernhill Hospital, Leeds, 2020 - present
- Wound care for 10 patients a shift on an acute ward
- ${task}

Education
BSc Nursing, Fernhill University, 2019`

function changesOf(task: string) {
  return scoredReport(cv(task), posting).advice.changes
}

const antibiotics = 'Give intravenous antibiotics to 12 patients a shift'
const about = (words: string) => (change: { text: string }) => change.text.includes(`“${words}”`)

describe('a task that is met without one of the things it names', () => {
  it('is told with that thing, so that the advice does not speak against the row', () => {
    const change = changesOf(antibiotics).find(about('controlled drugs'))
    expect(change?.text).toBe(
      'The CV shows most of “Give intravenous antibiotics and controlled drugs”, but not “controlled drugs”. If your work has included it, add it.',
    )
    expect(change?.question).toBe(
      'Where did “controlled drugs” come up in your work, and with what result?',
    )
  })

  it('is not told as shown where the CV does not answer it', () => {
    const change = changesOf('Hand over to the day team').find(about('controlled drugs'))
    expect(change?.text).not.toContain('shows most of')
  })

  it('leaves a skill that stands by itself as it is', () => {
    const change = changesOf(antibiotics).find(about('Tracheostomy care'))
    expect(change?.text).toBe(
      'Add “Tracheostomy care” if your work has included it: the CV does not show it.',
    )
  })
})
