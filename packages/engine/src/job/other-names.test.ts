import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { otherNames, readNames, titlesElsewhere } from './other-names.ts'

const { titles } = readKnowledge().lexicon

function titleOf(name: string): LexiconTitle {
  const title = titles.find((each) => each.name === name)
  if (!title) throw new Error(`${name} is no title.`)
  return title
}

describe('otherNames', () => {
  it('tells initials', () => {
    const names = otherNames(titleOf('key account manager'), 'Key Account Manager')
    expect(names).toContain('=kam')
  })

  it('cuts words as people cut them, some or all', () => {
    const names = otherNames(titleOf('mechanical engineer'), 'Mechanical Engineer')
    expect(names).toEqual(expect.arrayContaining(['mech eng', 'mechanical eng', 'mech engineer']))
    expect(names).not.toContain('mechanical engineer')
    const clerk = otherNames(titleOf('accounts receivable clerk'), 'AR Specialist')
    expect(clerk).toContain('credit and collection associat')
  })

  it('tells the names of a trade in other languages, of men and of women', () => {
    expect(otherNames(titleOf('Java developer'), 'Java Backend Developer')).toEqual(
      expect.arrayContaining(['java entwickler', 'java softwareentwicklerin']),
    )
    const names = otherNames(titleOf('registered nurse'), 'Staff Nurse')
    expect(names).toEqual(
      expect.arrayContaining(['krankenpfleger', 'krankenpflegerin', 'enfermera']),
    )
  })
})

describe('titlesElsewhere', () => {
  it('tells each title that goes by a name', () => {
    expect(titlesElsewhere('sekretarin')).toEqual(
      expect.arrayContaining(['personal assistant', 'administrative assistant']),
    )
  })

  it('knows what is a title only where it stands alone', () => {
    expect(titlesElsewhere('server')).toEqual([])
    expect(titlesElsewhere('=server')).toEqual(['waiter'])
  })
})

describe('readNames', () => {
  it('names no title that the word data does not hold', () => {
    const known = new Set(titles.map(({ name }) => name))
    expect([...readNames().keys()].filter((name) => !known.has(name))).toEqual([])
  })

  it('writes what is put together as one word and as two', () => {
    expect(readNames().get('software engineer')).toEqual(
      expect.arrayContaining(['softwareentwicklerin', 'software entwicklerin']),
    )
  })

  it('writes out every ending', () => {
    const names = [...readNames().values()].flat()
    expect(names.filter((name) => /[()|]/.test(name))).toEqual([])
  })
})
