import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/read-words.ts'
import { readJob } from './read-job.ts'

const { lexicon, words } = readKnowledge()

function asked(sentence: string): string[][] {
  const job = readJob(lexicon, words, readWords(lexicon, `Engineer\n\nRequirements\n- ${sentence}`))
  return job.requirements.flatMap(({ need }) =>
    need.type === 'terms' ? [[...need.anyOf].sort()] : [],
  )
}

describe('groupAlternatives', () => {
  it('takes "or" for one wish with several ways to meet it', () => {
    expect(asked('Experience with Java, Python or Ruby')).toContainEqual(['Java', 'Python', 'Ruby'])
  })

  it('takes "and" for several wishes', () => {
    const wishes = asked('Experience with Java, Python and Ruby')
    expect(wishes).toContainEqual(['Java'])
    expect(wishes).toContainEqual(['Python'])
  })

  it('takes examples for one wish', () => {
    expect(asked('A scripting language such as Python, Ruby')).toContainEqual(['Python', 'Ruby'])
  })
})
