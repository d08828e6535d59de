import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readWords } from '../lexicon/read-words.ts'
import { readJob } from './read-job.ts'

const { lexicon, words } = readKnowledge()

function read(posting: string) {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements
}

const papersOf = (line: string) =>
  read(`Weaver\n\nRequirements\n- Looms\n- ${line}`)
    .filter(({ need, kind }) => need.type === 'words' && /licence|certification/.test(kind))
    .map(({ text }) => text)

describe('readOwnPapers', () => {
  it.each([
    ['Zorvex ticket', 'Zorvex ticket'],
    ['a valid Quillan Safe passport', 'Quillan Safe passport'],
    [
      'You must hold registration with the Guild of Town Weavers',
      'registration with the Guild of Town Weavers',
    ],
    ['Category C+E licence, no points', 'Category C+E licence'],
  ])('tells the paper in "%s"', (line, paper) => {
    expect(papersOf(line)).toEqual([paper])
  })

  it.each([
    'Pays by credit card',
    'Sells season tickets',
    'Handles support tickets in the morning',
  ])('takes nothing for a paper in "%s"', (line) => expect(papersOf(line)).toEqual([]))

  it('is not told once more as a skill', () => {
    const texts = read('Weaver\n\nRequirements\n- Looms\n- Crane supervisor ticket').map(
      ({ text }) => text,
    )
    expect(texts.filter((text) => /crane/i.test(text))).toEqual(['Crane supervisor ticket'])
  })

  it('takes experience after a registration for no paper', () => {
    expect(papersOf('one year of post-registration experience')).toEqual([])
  })
})
