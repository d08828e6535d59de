import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWorks, titlesNear } from './near-work.ts'
import { titlesApart } from './trades-apart.ts'

const families = Map.groupBy(readKnowledge().lexicon.titles, ({ name }) => name)

function isOneTrade(one: string, other: string): boolean {
  return (families.get(one) ?? []).some(
    ({ family }) =>
      (families.get(other) ?? []).some((each) => each.family === family) &&
      !titlesApart(family, one).includes(other),
  )
}

describe('titlesNear', () => {
  it('names titles of other families for the same work', () => {
    expect(titlesNear('electrician')).toContain('electrical maintenance technician')
    expect(titlesNear('electrical maintenance technician')).toContain('electrician')
    expect(titlesNear('support worker')).toContain('care assistant')
  })

  it('lets who runs a house be general manager of one, and none of another kind', () => {
    expect(titlesNear('general manager')).toContain('bar manager')
    expect(titlesNear('bar manager')).not.toContain('hotel manager')
    expect(titlesNear('surgical technologist')).toContain('operating room nurse')
  })

  it('leaves titles behind a colon strangers to each other', () => {
    expect(titlesNear('substitute teacher')).toContain('mathematics teacher')
    expect(titlesNear('mathematics teacher')).not.toContain('English teacher')
  })

  it('names nothing for a title that has no such work', () => {
    expect(titlesNear('dentist')).toEqual([])
  })

  it('names titles of the word data only, none near itself, and tells something in each line', () => {
    for (const [heads, others] of readWorks()) {
      const line = [...heads, ...others].join(', ')
      for (const name of [...heads, ...others]) {
        expect(families.has(name), name).toBe(true)
        expect(titlesNear(name), name).not.toContain(name)
      }
      const tells = heads.some((head) =>
        others.some((other) => other !== head && !isOneTrade(head, other)),
      )
      expect(tells, line).toBe(true)
    }
  })
})
