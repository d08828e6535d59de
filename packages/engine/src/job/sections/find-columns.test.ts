import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()
const read = (posting: string) =>
  new Map(
    readJob(lexicon, words, readWords(lexicon, posting)).requirements.map(
      ({ text, importance }) => [text, importance],
    ),
  )

describe('placeColumns', () => {
  it('takes what stands under "Wish" for wishes, and what stands under "Must" for demands', () => {
    const asked = read(
      'Piano Tuner\n\nMust | Wish\nTuning of grand pianos | French polishing\nDriving licence | Disklavier\nMicrosoft Excel | Dutch\n\nWe tune in six counties.',
    )
    expect(asked.get('Microsoft Excel')).toBe('must')
    expect(asked.get('Dutch')).toBe('preferred')
  })

  it('ends with the table', () => {
    const asked = read(
      'Office Clerk\n\nEssential | Desirable\nMicrosoft Excel | Dutch\n\nYou will also keep books in Xero and write minutes.',
    )
    expect(asked.get('Xero')).toBe('preferred')
  })
})
