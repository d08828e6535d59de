import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../../knowledge.ts'
import { readWords } from '../../../lexicon/find/read-words.ts'
import { readJob } from '../../read-job.ts'

const { lexicon, words } = readKnowledge()

function asksOf(posting: string): string[] {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements.flatMap(
    ({ kind, text }) => (kind === 'title' ? [] : [text]),
  )
}

describe('what a posting says of terms, places and people', () => {
  it.each([
    ['SENCO (Primary)\nMPS/UPS + SEN2 allowance\n\nDuties\n- Lead annual reviews', 'allowance'],
    ['Pastry Chef\n5 AA Red Star country house hotel\n\nDuties\n- Bake bread', 'Red Star'],
    ['Pastry Chef\n\nDuties\n- Bake bread\n\n4 on 3 off, £31,500 + tronc', 'tronc'],
    ['Picker\n\nDuties\n- Pick orders\n\nImmediate start, ongoing temp to perm.', 'temp'],
    ['Picker\n\nDuties\n- Pick orders in the freezer; full PPE is provided', 'PPE'],
    ['Nurse\n\nDuties\n- Give medication\n\nRecent graduates are welcome to apply.', 'welcome'],
  ])('asks for no task in "%s"', (posting, words) => {
    expect(asksOf(posting).join('\n')).not.toContain(words)
  })

  it('keeps what a title’s next line asks', () => {
    expect(
      asksOf('Buyer\nNegotiate contracts with farms\n\nDuties\n- Place orders').join(),
    ).toContain('Negotiate contracts')
  })

  it('asks to work with people, and not for the people', () => {
    const posting = (line: string) => `SENCO\n\nRequirements\n- Qualified teacher\n- ${line}`
    expect(
      asksOf(posting('Work with the educational psychologist and speech therapists')).join('\n'),
    ).not.toMatch(/^(?:educational psychologist|speech therapists)$/m)
    expect(asksOf(posting('Experience with a workflow orchestrator'))).toContain(
      'workflow orchestrator',
    )
  })
})
