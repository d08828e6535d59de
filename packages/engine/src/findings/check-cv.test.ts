import { describe, expect, it } from 'vitest'
import { cookCv, nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { analyze } from '../analyze.ts'
import type { FileFacts } from './finding.ts'

const plainFile: FileFacts = {
  format: 'docx',
  method: 'text',
  pages: 1,
  columns: 1,
  tables: 0,
  images: 0,
  textBoxes: 0,
  smallestFontSize: 10,
  contactsInMargins: [],
  hiddenText: [],
  iconCharacters: 0,
  unmappedCharacters: 0,
}

function codes(cvText: string, file: FileFacts | undefined = plainFile): string[] {
  const report = analyze({ cvText, jobText: nursePosting, today: { year: 2026, month: 11 }, file })
  return report.status === 'scored'
    ? report.quality.findings.map(({ code }) => code)
    : [report.reason]
}

const longCv = nurseCv
  .replace(
    '- Mentored',
    [
      '- Assessed 15 new patients a week and wrote their care plans with them and their families',
      '- Led the night team of 5 nurses and planned its shifts for two years without a gap',
      '- Reduced falls on the ward by 18 % in one year by a daily round and better notes',
      '- Checked 40 infusions a shift and reported every error openly',
      '- Introduced a handover sheet that 3 wards use today, and taught colleagues to use it',
      '- Prepared discharge papers for 8 patients a day together with doctors and social workers',
      '- Mentored',
    ].join('\n'),
  )
  .replace(
    'Helped residents wash, dress and eat',
    'Washed and dressed 9 residents a shift, and noted what each of them ate and drank',
  )

describe('checkCv', () => {
  it('reports nothing on a well-formed CV', () => {
    expect(codes(longCv)).toEqual([])
  })

  it('takes papers and training for education, and old roles for told in a line', () => {
    const trained = longCv.replace(/^Education$/im, 'Training')
    expect(codes(trained)).not.toContain('no-education-section')
    const old = '\nHealthcare Assistant, Elm House\n03/2009 - 05/2013\n'
    expect(codes(longCv.replace(/\n(?=Education)/i, `${old}\n`))).not.toContain('no-bullets')
  })

  it('finds roles in order by when they began, too', () => {
    const beside = '\nBarista, The Bean\n02/2009 - 05/2021\n- Served 200 guests a shift\n'
    expect(codes(longCv.replace(/\n(?=Education)/i, `${beside}\n`))).not.toContain(
      'not-latest-first',
    )
  })

  it('misses what a parser needs', () => {
    const bare = longCv.split('\n').slice(2).join('\n')
    expect(codes(bare)).toEqual(expect.arrayContaining(['no-email', 'no-phone']))
  })

  it('sees roles out of order, mixed dates and a date in the future', () => {
    const turned = cookCv.replace('2018 - Present', '2010 - 2012')
    expect(codes(turned)).toContain('not-latest-first')
    expect(codes(longCv.replace('Jan 2016 - Feb 2019', '01/2016 - 02/2019'))).toContain(
      'mixed-date-formats',
    )
    expect(codes(longCv.replace('Mar 2019 - Present', '2019 - Present'))).toContain(
      'mixed-date-formats',
    )
    expect(codes(longCv.replace('Jan 2016 - Feb 2019', '2016 - 2019'))).not.toContain(
      'mixed-date-formats',
    )
    expect(codes(longCv.replace('Mar 2019 - Present', 'Mar 2031 - Present'))).toContain(
      'date-in-future',
    )
  })

  it('quotes of a line of several sentences the one that says "I"', () => {
    const told = longCv.replace(
      'Washed and dressed',
      'Kept the ward tidy. I wrote the rota. Washed and dressed',
    )
    const report = analyze({
      cvText: told,
      jobText: nursePosting,
      today: { year: 2026, month: 11 },
    })
    const found = 'quality' in report ? report.quality.findings : []
    expect(found.find(({ code }) => code === 'first-person')?.quotes).toEqual([
      expect.objectContaining({ quote: 'I wrote the rota.' }),
    ])
  })

  it('sees weak openings, first person, filler and the wrong tense', () => {
    expect(codes(longCv.replace('Washed and dressed', 'Responsible for washing'))).toContain(
      'weak-opening',
    )
    expect(codes(longCv.replace('Washed and dressed', 'I washed'))).toContain('first-person')
    expect(
      codes(longCv.replace('Washed and dressed', 'Home with my children, then washed')),
    ).not.toContain('first-person')
    expect(codes(longCv.replace('with experience in', 'and team player with'))).toContain(
      'filler-words',
    )
    expect(codes(longCv.replace('Washed and dressed', 'Care for'))).toContain(
      'present-tense-in-past-role',
    )
  })

  it('takes nobody for a guru by their name', () => {
    for (const name of ['Sandeep Gurung', 'Guru Prasad'])
      expect(codes(longCv.replace(/^.*/, name))).not.toContain('filler-words')
    expect(codes(longCv.replace('with experience in', 'and guru of'))).toContain('filler-words')
  })

  it('passes on what the file reader saw', () => {
    const file = {
      ...plainFile,
      columns: 2,
      tables: 1,
      method: 'ocr' as const,
      hiddenText: [{ text: 'nurse' }],
    }
    expect(codes(longCv, file).sort()).toEqual([
      'hidden-text',
      'many-columns',
      'recognised-from-picture',
      'tables-in-file',
    ])
  })
})

describe('titles held one after the other at one employer', () => {
  it('are told by the lines below the last, unless they stand apart from them', () => {
    const stacked = (between: string) =>
      longCv.replace(
        'Healthcare Assistant, Elm Care Home',
        `Senior Carer, Elm Care Home\nMar 2023 - present${between}\nHealthcare Assistant, Elm Care Home`,
      )
    expect(codes(stacked(''))).not.toContain('no-bullets')
    expect(codes(stacked('\n'))).toContain('no-bullets')
  })
})

describe('years away from work', () => {
  it('are asked no account of', () => {
    const withBreak = longCv.replace(
      'Healthcare Assistant, Elm Care Home',
      'Career break to care for my mother\nFeb 2018 - Mar 2019\n\nHealthcare Assistant, Elm Care Home',
    )
    const withSilentRole = withBreak.replace(
      'Career break to care for my mother',
      'Porter, Elm Care Home',
    )
    expect(codes(withBreak)).not.toContain('no-bullets')
    for (const told of [
      'Break to look after my mother',
      'Time out to raise a family',
      'At home with my baby',
      'Full-time mum',
    ])
      expect(
        codes(withBreak.replace('Career break to care for my mother', told)),
        told,
      ).not.toContain('no-bullets')
    expect(codes(withSilentRole)).toContain('no-bullets')
  })
  it('are told where the CV says what they were for', () => {
    const withGap = longCv.replace('Mar 2019 - Present', 'Mar 2023 - Present')
    expect(codes(withGap)).toContain('gap-between-roles')
    const told = withGap.replace(
      'Healthcare Assistant, Elm',
      '2019 - 2023 Home with my children\n\nHealthcare Assistant, Elm',
    )
    expect(codes(told)).not.toContain('gap-between-roles')
  })
  it.each([
    ['Left to look after my children.', false],
    ['I was made redundant and took a course in first aid.', false],
    ['Furloughed, then took a year out to travel.', false],
    ['Looked after residents of all ages.', true],
    ['Helped three colleagues through a redundancy round.', true],
  ])('are told by the line that stands there: "%s"', (line, isGap) => {
    const withGap = longCv
      .replace('Mar 2019 - Present', 'Mar 2023 - Present')
      .replace('Healthcare Assistant, Elm', `${line}\n\nHealthcare Assistant, Elm`)
    expect(codes(withGap).includes('gap-between-roles')).toBe(isGap)
  })
  it('are looked at in the order of the work, whatever break stands below it', () => {
    const later = longCv.replace('Mar 2019 - Present', 'Mar 2023 - Present')
    const told = later.replace(/\n(?=Education)/i, '\nYear out to travel\nMar 2021 - Feb 2023\n\n')
    expect(codes(told)).not.toContain('not-latest-first')
  })
  it.each(['BSc Nursing, Elm College, 2019 - 2022', 'BSc Nursing, Elm College, 2022'])(
    'are no gap while somebody studied: %s',
    (degree) => {
      const withGap = longCv.replace('Mar 2019 - Present', 'Mar 2023 - Present')
      expect(codes(`${withGap}\n\nEducation\n${degree}\n`)).not.toContain('gap-between-roles')
    },
  )
})
