import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function asked(item: string): string[] {
  const posting = `Shop Assistant\n\nRequirements\n- Till work\n- ${item}\n- Visual merchandising`
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements.map(({ text }) => text)
}

describe('isNoSubject', () => {
  it.each([
    'Discretion',
    'Determination',
    'Cleanliness',
    'Smartphone',
    'Car',
    'Mornings',
    'Graduate',
  ])('asks nobody to show "%s"', (item) => expect(asked(item)).not.toContain(item))

  it('still asks for what can be learned', () => {
    for (const item of ['Grammar', 'Handwriting', 'Sewing']) expect(asked(item)).toContain(item)
  })
})
