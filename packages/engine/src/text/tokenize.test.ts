import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

const words = (text: string) => tokenize(text).map((token) => token.word)

describe('tokenize', () => {
  it('finds words with their places', () => {
    const text = 'Cooked for 120 guests'
    const tokens = tokenize(text)
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Cooked',
      'for',
      '120',
      'guests',
    ])
  })

  it('tells a word by where it stands, whatever the process has numbered', () => {
    expect(JSON.parse(JSON.stringify(tokenize('Fish, fried')))).toEqual([
      { start: 0, end: 4, isApart: true, word: 'fish' },
      { start: 6, end: 11, isApart: true, word: 'fried' },
    ])
  })

  it('keeps the names of languages whole', () => {
    expect(words('C++, C#, F# and .NET in C')).toEqual([
      'c++',
      'c#',
      'f#',
      'and',
      '.net',
      'in',
      'c',
    ])
  })

  it('parts a language from the year of its standard', () => {
    expect(words('C++17, C++ 20')).toEqual(['c++', '17', 'c++', '20'])
  })

  it('splits compounds into words that hang together', () => {
    const tokens = tokenize('Node.js and CI/CD, K-12')
    expect(tokens.map(({ word }) => word)).toEqual(['node', 'js', 'and', 'ci', 'cd', 'k', '12'])
    expect(tokens.map(({ isApart }) => isApart)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      false,
    ])
  })

  it('does not take a plus behind a figure for part of it', () => {
    expect(words('5+ years')).toEqual(['5', 'years'])
  })

  it('reads letters with a full stop behind each as one word, and initials of names apart', () => {
    expect(tokenize('R.N. license, C.P.A').map(({ word, isApart }) => [word, isApart])).toEqual([
      ['rn', true],
      ['license', false],
      ['cpa', true],
    ])
    expect(tokenize('b.b.a, e.g. license').map(({ word, isApart }) => [word, isApart])).toEqual([
      ['bba', true],
      ['eg', true],
      ['license', true],
    ])
    expect(tokenize('J. Smith, B.Sc., .NET').map(({ word }) => word)).toEqual([
      'j',
      'smith',
      'b',
      'sc',
      '.net',
    ])
  })

  it('folds accents, case, curly apostrophes and ligatures', () => {
    expect(words('Résumé FINANCE ﬁnance master’s O’Neil')).toEqual([
      'resume',
      'finance',
      'finance',
      'master',
      'oneil',
    ])
  })

  it('parts words that lost the space between them only where the whole is unknown', () => {
    const knows = (word: string) => word === 'javascript'
    expect(tokenize('weekReports JavaScript Requirements5', knows).map(({ word }) => word)).toEqual(
      ['week', 'reports', 'javascript', 'requirements', '5'],
    )
  })

  it('parts a name in capitals from its version, unless that is a name itself', () => {
    const knows = (word: string) => ['html', 'iso', 'css3'].includes(word)
    const words = tokenize('HTML5, ISO9001, CSS3, B12, EC2, KS4, COCN1', knows).map(
      ({ word }) => word,
    )
    expect(words).toEqual(['html', '5', 'iso', '9001', 'css3', 'b12', 'ec2', 'ks4', 'cocn1'])
  })

  it('keeps the longest name whole at the front of glued words, and parts shouted ones', () => {
    const knows = (word: string) => word === 'powerpoint'
    expect(tokenize('PowerPointPreferred DUTIESPrepare', knows).map(({ word }) => word)).toEqual([
      'powerpoint',
      'preferred',
      'duties',
      'prepare',
    ])
  })

  it('parts thousands of words that all lost their blanks', () => {
    const tokens = tokenize('DUTIESPrepareReports'.repeat(500), () => false)
    expect(tokens.length).toBe(1500)
    expect(tokens.at(-1)).toMatchObject({ word: 'reports', end: 10_000 })
  })

  it('reads letters of any script', () => {
    expect(words('Инженер 工程師 Ελλάδα')).toEqual(['инженер', '工程師', 'ελλαδα'])
  })

  it('lets no phrase reach across a sentence, a comma or a paragraph', () => {
    const apart = tokenize('stock. Control, ledger\n\nbook\nkeeping').map(({ isApart }) => isApart)
    expect(apart).toEqual([true, true, true, true, false])
  })

  it('parts words at a hyphen that begins a line, as at any other bullet', () => {
    const apart = (text: string) => tokenize(text).map(({ isApart }) => isApart)
    expect(apart('near misses\n- Report')).toEqual([true, false, true])
    expect(apart('near misses\n• Report')).toEqual([true, false, true])
    expect(apart('near-miss\nreport')).toEqual([true, false, false])
  })

  it('parts a heading from the line below it, and no line that only broke there', () => {
    const last = (text: string) => tokenize(text).at(-1)?.isApart
    expect(last('Work History\nTeacher')).toBe(true)
    expect(last('Cooked.\nExperience\nDesigner')).toBe(true)
    expect(last('Looked after all who had paid for the whole experience\ndesigner')).toBe(false)
    expect(last('Stakeholder\nManagement')).toBe(false)
  })

  it('parts no name at the brackets within it', () => {
    const apart = (text: string) => tokenize(text).map(({ isApart }) => isApart)
    expect(apart('IR(ME)R')).toEqual([true, false, false])
    expect(apart('Excel (Word) Access')).toEqual([true, true, true])
  })
})
