import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { tokenize } from '../../text/tokenize.ts'
import { fieldSources } from '../field-sources.ts'
import { asWritten } from './abbreviation.ts'
import { DeedIndex } from './deed-index.ts'
import * as atHand from './deeds-at-hand.ts'
import * as fetched from './deeds-fetched.ts'

const fields = fieldSources.map(({ field }) => field)
const mostWords = 8
/** A word below this is one of daily life, or of many trades. */
const leastAlone = 0.45

function linesOf(field: string): string[] {
  const source = atHand.deedsOf(field) ?? ''
  return source.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

describe('the deeds', () => {
  it.each(fields)('of %s are written as names, a bar, and ways of telling', (field) => {
    const lines = linesOf(field)
    expect(lines.length).toBeGreaterThan(100)
    const malformed = lines.filter((line) => !/^[^|]*[^|\s][^|]* \| ?[^|]*$/.test(line))
    expect(malformed).toEqual([])
    const choices = /\{[^{},|]+ [^{},|]+\}/g
    expect(lines.filter((line) => /[{}]/.test(line.replaceAll(choices, '')))).toEqual([])
  })

  it.each(fields)('of %s are none that a standard asks for by its number', (field) => {
    const names = linesOf(field).flatMap((line) => line.slice(0, line.indexOf('|')).split(','))
    expect(names.filter((name) => /\b(?:ISO|IEC|BS|DO|AS|PAS) ?-?\d/.test(name))).toEqual([])
  })

  it.each(fields)('of %s are told by words that tell enough', (field) => {
    const { words } = readKnowledge()
    const index = new DeedIndex(atHand.deedsOf(field) ?? '')
    const ways = linesOf(field).flatMap((_, line) => index.waysOf(line))
    const long = ways.filter((way) => way.split(' ').length > mostWords)
    const plain = ways.filter(
      (way) => !way.includes(' ') && words.weigh(way.replace(asWritten, '')) < leastAlone,
    )
    expect({ long, plain }).toEqual({ long: [], plain: [] })
  })

  it('are asked for by their names', () => {
    const index = new DeedIndex(atHand.deedsOf('health-care') ?? '')
    const [found] = index.find(tokenize('Wound care'))
    expect(index.waysOf(found?.line ?? -1)).toContain('leg ulcer')
  })

  it('are the same for who has them at hand and who fetches them', async () => {
    expect(fetched.deedsOf('sport')).toBeUndefined()
    await fetched.fetchDeeds([...fields, 'no-such-field'])
    for (const field of fields) expect(fetched.deedsOf(field)).toBe(atHand.deedsOf(field))
  })
})
