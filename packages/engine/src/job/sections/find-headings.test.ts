import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) => readJob(lexicon, words, readWords(lexicon, posting))

describe('findHeadings', () => {
  it('takes an employer and its town for no heading of tasks', () => {
    const { requirements } = read(
      'Sous Chef\nThe Copper Pan, York\n\nWe need stock control and allergen training.',
    )
    expect(requirements.filter(({ kind }) => kind === 'duty')).toEqual([])
  })

  it('hears what is asked with a question mark', () => {
    const { requirements } = read(
      'Funeral Arranger\n\nWe look after the families of Kettleby.\n\nWhat will I be doing?\n- Meeting bereaved families in our office and arranging the funeral with them\n\nWho are we looking for?\n- Experience with Sage 50',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('Sage 50')).toBe('must')
    expect(requirements.find(({ kind }) => kind === 'duty')?.text).toContain('Meeting bereaved')
  })

  it('hears what “Do I fit?” heads as demands', () => {
    const { requirements } = read(
      'Translator\n\nDo I fit?\nTrados Studio and memoQ\nMembership of ITI desirable\n\nWhere?\nCardiff',
    )
    const asked = new Map(requirements.map(({ text, importance }) => [text, importance]))
    expect(asked.get('memoQ')).toBe('must')
  })
})
