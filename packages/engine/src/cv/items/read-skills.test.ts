import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const skillsOf = (lines: string) =>
  readCv(`Tom Sollars\n\nSkills\n\n${lines}\n`).skills.map(({ text, group }) =>
    group ? `${group}: ${text}` : text,
  )

describe('the skills of readCv', () => {
  it.each([
    ['C#, Java, C++, F#, .NET', ['C#', 'Java', 'C++', 'F#', '.NET']],
    ['• C#\n• C', ['C#', 'C']],
    ['Java | C#', ['Java', 'C#']],
    ['# Excel #\n# SAP #', ['Excel', 'SAP']],
    ['Excel ⋄ SAP ⋅ Word', ['Excel', 'SAP', 'Word']],
    ['80%\tExcel\n95 %\tSAP', ['Excel', 'SAP']],
  ])('keeps the marks that belong to a name in %j', (lines, skills) => {
    expect(skillsOf(lines)).toEqual(skills)
  })

  it('parts skills in small letters that stand below each other', () => {
    expect(skillsOf('wound care\nmanual handling\nfirst aid and\nresuscitation')).toEqual([
      'wound care',
      'manual handling',
      'first aid and resuscitation',
    ])
  })

  it('keeps a bracket whole that a narrow column has broken', () => {
    expect(skillsOf('SAP\nExcel (pivot tables, Power\nQuery)\nVAT')).toEqual([
      'SAP',
      'Excel (pivot tables, Power Query)',
      'VAT',
    ])
  })

  it.each([
    ['SQL • Python: pandas, NumPy • Excel', 'SQL; Python: pandas; Python: NumPy; Excel'],
    ['NEWS2; EPR: Lorenzo, SystmOne; triage', 'NEWS2; EPR: Lorenzo; EPR: SystmOne; triage'],
    ['Tills: EPOS, iZettle | rotas', 'Tills: EPOS; Tills: iZettle; rotas'],
    ['Tools: Excel; Word', 'Tools: Excel; Tools: Word'],
    [
      'Tools: Excel, Word; Outlook, Teams',
      'Tools: Excel; Tools: Word; Tools: Outlook; Tools: Teams',
    ],
  ])('ends what a label heads at a stronger sign than its own: %s', (line, skills) => {
    expect(skillsOf(line).join('; ')).toBe(skills)
  })

  it('takes no level of a language for a skill', () => {
    const { skills, languages } = readCv(
      'Tom Sollars\n\nSkills\n\nExcel\nLanguages: Polish - native, English – B2\n',
    )
    expect(skills.map(({ text }) => text)).toEqual(['Excel'])
    expect(languages.map(({ text }) => text)).toEqual(['Polish - native', 'English – B2'])
  })

  it('keeps the label before a list', () => {
    expect(skillsOf('Languages: C#, Go\nTools: Git')).toEqual([
      'Languages: C#',
      'Languages: Go',
      'Tools: Git',
    ])
  })
})

describe('the languages of readCv', () => {
  it.each([
    ['• English, native\n• Polish, B2', ['English, native', 'Polish, B2']],
    ['English, native | Polish, conversational', ['English, native', 'Polish, conversational']],
    ['English, Polish, Igbo', ['English', 'Polish', 'Igbo']],
  ])('stay with how well they are spoken in %j', (lines, languages) => {
    const cv = readCv(`Tom Sollars\n\nLanguages\n\n${lines}\n`)
    expect(cv.languages.map(({ text }) => text)).toEqual(languages)
  })
})
