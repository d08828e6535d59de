import { describe, expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

const titlesOf = (about: string) =>
  readPosting(
    `General Manager\n\n${about}\n\nWhat you need\n- Personal licence\n- Rotas and stocktakes`,
  ).job.titles.map(({ name }) => name)

describe('withTitleOfHouse', () => {
  it('takes the general manager of a house for who runs such houses', () => {
    expect(titlesOf('We run 42 pubs. This one is a busy pub by the canal.')).toEqual([
      'general manager',
      'bar manager',
    ])
    expect(titlesOf('A hotel of 80 rooms with a restaurant; our hotels are old.')).toContain(
      'hotel manager',
    )
  })

  it('guesses no house from one word', () => {
    expect(titlesOf('We make pumps, near the pub.')).toEqual(['general manager'])
  })
})
