import { describe, expect, it } from 'vitest'
import { stemKey } from '../../text/forms/stem-key.ts'
import { tokenize } from '../../text/tokenize.ts'
import { splitUnits } from '../../text/units.ts'
import { learnWordWeights } from '../../words/word-weight.ts'
import { UnitIndex } from './unit-index.ts'

const long = 'x'.repeat(50)
const text = `Administered two wards.\nWrote the ward rota.\nWard, ward, ward.\nWrote ${long}.`

describe('UnitIndex', () => {
  it('lists the units in which a word stands, each once and in their order', () => {
    const index = readIndex()
    expect(index.get('ward')).toEqual([0, 1, 2])
    expect(index.get('rota')).toEqual([1])
    expect(index.get('oxyacetylen')).toEqual([])
  })

  it('gives the units themselves, the same when asked again', () => {
    const index = readIndex()
    const starts = () => index.unitsWith('ward').map(({ start }) => text.slice(start, start + 4))
    expect(starts()).toEqual(['Admi', 'Wrot', 'Ward'])
    expect(starts()).toEqual(['Admi', 'Wrot', 'Ward'])
    expect(index.unitsWith('oxyacetylen')).toEqual([])
  })

  it('finds words too long to be kept in memory', () => {
    expect(readIndex().get(long)).toEqual([3])
    expect(readIndex().withStem(keyOf(long))).toEqual([3])
  })

  it('hears nothing in silent spans and nothing in a line said before', () => {
    const index = readIndex({ silent: 'Wrote the', repeats: [2] })
    expect(index.get('ward')).toEqual([0, 1])
    expect(index.get('wrot')).toEqual([3])
  })

  it('brings a verb and its noun together by their beginning', () => {
    expect(readIndex().withStem(keyOf('administration'))).toEqual([0])
  })

  it('weighs what each unit tells by its words', () => {
    const words = learnWordWeights(new Map([['ward', ['health-care']]]))
    const telling = readIndex().tell(4, words)
    expect(telling[1]).toBeGreaterThan(1)
    expect(telling[2]).toBe(1)
  })
})

function keyOf(word: string) {
  const [token] = tokenize(word)
  return token ? stemKey(token) : 0
}

function readIndex({
  silent = '',
  repeats = [],
}: {
  silent?: string
  repeats?: readonly number[]
} = {}) {
  const tokens = tokenize(text)
  const [from, to] = [text.indexOf(silent), text.indexOf(silent) + silent.length]
  const units = splitUnits(text).map((unit, at) => ({
    ...unit,
    first: tokens.findIndex(({ start }) => start >= unit.start),
    last: tokens.filter(({ end }) => end <= unit.end).length,
    strength: 'described' as const,
    recency: 1,
    backing: 1,
    roles: [],
    isWork: false,
    isRepeat: repeats.includes(at),
  }))
  const isSilent = tokens.map(({ start, end }) => (start >= from && end <= to ? 1 : 0))
  return new UnitIndex({ tokens, units, silent: Uint8Array.from(isSilent) })
}
