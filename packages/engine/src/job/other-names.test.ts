import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { englishNames } from './lexicon/names/english-names.ts'
import { otherNames, readNames, titlesElsewhere } from './other-names.ts'

const { titles } = readKnowledge().lexicon

function titleOf(name: string): LexiconTitle {
  const title = titles.find((each) => each.name === name)
  if (!title) throw new Error(`${name} is no title.`)
  return title
}

function readTable(table: string): [string, string[]][] {
  const lines = table.trim().split('\n')
  return lines.map((line) => {
    const [title = '', names = ''] = line.split(': ')
    return [title, names.split(', ')]
  })
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

  it.each([
    ['accounts payable clerk', 'creditors clerk'],
    ['carpenter', 'joinery craftsman'],
    ['certified nursing assistant', 'healthcare support worker'],
    ['police officer', 'member of garda siochana'],
    ['removals operative', 'furniture removalist'],
    ['security engineer', 'infosec engineer'],
  ])('knows that people who do the work of one, %s, are called %s', (title, name) => {
    expect(readNames().get(title)).toContain(name)
  })

  it('has one place for the English names of a title', () => {
    const named = englishNames.flatMap(readTable).map(([title]) => title)
    expect(named.filter((title, at) => named.indexOf(title) !== at)).toEqual([])
  })

  it('says no English name twice of one title', () => {
    const said = englishNames
      .flatMap(readTable)
      .flatMap(([title, names]) =>
        [title, ...names].filter((name, at, all) => all.indexOf(name) !== at),
      )
    expect(said).toEqual([])
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
