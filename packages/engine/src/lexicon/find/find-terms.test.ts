import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { profileFields } from '../field-profile.ts'
import { findTerms, findTitles } from './find-terms.ts'
import { readWords } from './read-words.ts'

function termsIn(text: string): string[] {
  const { lexicon } = readKnowledge()
  const worded = readWords(lexicon, text)
  return findTerms(lexicon, worded, profileFields(lexicon, worded)).map(
    ({ start, end, entry }) => `${text.slice(start, end)}: ${entry.name}`,
  )
}

describe('findTerms', () => {
  it('takes a certificate that ends in a plus for one only where the plus stands', () => {
    const found = termsIn('Systems administrator with Security+, Linux+ and CompTIA Network+')
    expect(found).toContain('Security+: CompTIA Security+')
    expect(found).toContain('Linux+: CompTIA Linux+')
    expect(found).toContain('CompTIA Network+: CompTIA Network+')
    const plain = termsIn('Systems administrator for security, Linux, server and network')
    expect(plain.filter((each) => each.includes('CompTIA'))).toEqual([])
    expect(plain).toContain('Linux: Linux')
  })

  it('knows who leads a shift from who works one', () => {
    const nurse = 'Staff nurse on a ward'
    expect(termsIn(`${nurse}\nLed the shift`)).toContain('Led the shift: shift leadership')
    expect(termsIn(`${nurse}\nCare for 8 patients per shift`).join()).not.toContain('leadership')
  })

  it('says what else a word means where a text speaks of two trades that use it', () => {
    const { lexicon } = readKnowledge()
    const othersIn = (text: string) => {
      const worded = readWords(lexicon, text)
      const found = findTerms(lexicon, worded, profileFields(lexicon, worded))
      return found.flatMap(({ entry, others }) =>
        others.map(({ name }) => [entry.name, name].sort().join(' | ')),
      )
    }
    const board = 'Embedded engineer: oscilloscopes, PCB layout, KiCad, C, C++, Git, CMake, Zephyr'
    expect(othersIn(`${board}, firmware, FreeRTOS`)).toEqual(
      expect.arrayContaining(['firmware | firmware development', 'FreeRTOS | RTOS']),
    )
    expect(othersIn('Web developer: React, TypeScript, Node.js, Git, firmware')).toEqual([])
  })

  it('leaves C++ as it is', () => {
    expect(termsIn('Software engineer, C++ and C# on Linux')).toContain('C++: C++')
  })
})

describe('findTitles', () => {
  it('takes a rank before a post for no post of its own', () => {
    const school = 'Hill School, teaching and pupils\n'
    expect(titlesIn(`${school}Principal`)).toEqual(['head teacher'])
    expect(titlesIn(`${school}Principal social worker`)).toEqual(['social worker'])
  })

  it('takes a title that shares its roots with another as it is written, in a text that says little else', () => {
    const duties = '\n- Close tickets each shift\n- Wrote a script for the look-ups'
    expect(titlesIn(`Security Operations Analyst${duties}`)).toEqual(['security analyst'])
    expect(titlesIn(`Securities Operations Analyst${duties}`)).toEqual([
      'investment operations analyst',
    ])
  })
})

function titlesIn(text: string): string[] {
  const { lexicon } = readKnowledge()
  const worded = readWords(lexicon, text)
  const found = findTitles(lexicon, worded, profileFields(lexicon, worded))
  return found.map(({ title }): string => title.name)
}
