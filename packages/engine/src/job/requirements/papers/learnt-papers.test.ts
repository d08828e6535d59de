import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function papersOf(line: string): string[] {
  const posting = `Officer\n\nRequirements\n- Basket weaving\n- ${line}\n- Origami and bookbinding`
  const { requirements } = readPosting(posting).job
  return requirements.filter(({ kind }) => kind === 'certification').map(({ text }) => text)
}

describe('readLearntPapers', () => {
  it.each([
    ['MCABE or working towards', 'MCABE'],
    ['PTUK (or working towards)', 'PTUK'],
    ['CSBM or DSBM, or willingness to work towards', 'CSBM or DSBM'],
    ['Hold DFSRH or be studying for it', 'DFSRH'],
    ['LANTRA PTI or willingness to complete', 'LANTRA PTI'],
  ])('asks for a paper in "%s"', (line, paper) => {
    expect(papersOf(line)).toEqual([paper])
  })

  it.each(['Weekends or willing to work evenings', 'Kestrel or willing to learn it'])(
    'asks for no paper in "%s"',
    (line) => expect(papersOf(line)).toEqual([]),
  )
})
