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

  it.each([
    ['till work, filing, hair cutting and tiling', 'till work|filing|hair cutting|tiling'],
    ['filing, till work and SolidWorks.', 'filing|till work|SolidWorks'],
    ['filing, tiling, SolidWorks and shelf filling', 'filing|tiling|SolidWorks|shelf filling'],
    ['Filing, Till Work, Health and Safety', 'Filing|Till Work|Health and Safety'],
    ['filing, picking and packing', 'filing|picking and packing'],
    ['Filing, Rotas, Health and social care', 'Filing|Rotas|Health and social care'],
    ['Filing, verbal and written communication', 'Filing|verbal and written communication'],
    ['HTML/CSS/JavaScript', 'HTML|CSS|JavaScript'],
    ['TCP/IP', 'TCP/IP'],
    ['Word: advanced\nfiling: good', 'Word: advanced|filing: good'],
    ['Word - advanced\nAutoCAD - 5 years', 'Word - advanced|AutoCAD - 5 years'],
    ['Word\tadvanced\nAutoCAD\tbasic', 'Word advanced|AutoCAD basic'],
    ['Word, advanced\nAutoCAD, basic', 'Word, advanced|AutoCAD, basic'],
    ['Filing, professional, punctual', 'Filing|professional|punctual'],
    ['JavaScript\nreport writing\nSolidWorks', 'JavaScript|report writing|SolidWorks'],
    ['Creative problem\nsolving\nSolidWorks', 'Creative problem solving|SolidWorks'],
    ['Knowledge of health\nand safety law\nTyping', 'Knowledge of health and safety law|Typing'],
  ])('reads a list as it is typed: %j', (lines, skills) => {
    expect(readCv(`Tom Sollars\n\nSkills\n\n${lines}\n`).skills.map(({ text }) => text)).toEqual(
      skills.split('|'),
    )
  })

  it('are none where what was done is told below their heading, sentence by sentence', () => {
    const deeds = [
      'Supporting people',
      'Calmed distressed customers and staff; referred three of them to counselling',
      'Volunteered weekly at a food bank for two years',
      'Organisation',
      'Planned rotas for 35 staff over three shops',
      'Kept stock accuracy above 99%',
    ]
    const lines = deeds.map((deed) => (/ .* /.test(deed) ? `• ${deed}` : `\n${deed}`))
    const cv = readCv(
      `Tom Sollars\n\nRELEVANT SKILLS\n${lines.join('\n')}\n\nIT SKILLS\nWord, Excel.\n`,
    )
    expect(cv.skills.map(({ text }) => text)).toEqual(['Word', 'Excel'])
    expect(cv.others[0]?.items.map(({ text }) => text)).toEqual(deeds)
    expect(
      skillsOf(
        '• Experienced in care of the elderly\n• Skilled in first aid at work\n• Trained in moving and handling people',
      ),
    ).toHaveLength(3)
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
  it('takes a language behind how well it is spoken for one of those spoken', () => {
    const { skills, languages } = readCv(
      'Jo Reed\njo@example.com\n\nSKILLS\n10-key, Cash handling\nLanguages: Conversational Spanish, basic Arabic\n',
    )
    expect(languages.map(({ text }) => text)).toEqual(['Conversational Spanish', 'basic Arabic'])
    expect(skills.map(({ text }) => text)).toEqual(['10-key', 'Cash handling'])
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
