import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const head = 'Ama Birch\nama@example.com\n\n'
const told = [
  'Night baker, Hill Ovens, 2014 - 2026',
  'Among flour, ovens and early hours I have become the one who keeps the starters alive: rye, wheat',
  'and spelt (three of them since 2020, fed twice a day by a plan of my own), and the one who shows',
  'apprentices how. Orders on paper until 2019, then in the system that the bakers of Hill',
  'House had chosen. I want to bake by day.',
]

describe('joinWrapped', () => {
  it('reads a role and its sentences alike, wrapped by a page or not', () => {
    const [first = '', ...more] = told
    const whole = readCv(`${head}${first}\n${more.join(' ')}\n`)
    const wrapped = readCv(`${head}${told.join('\n')}\n`)
    expect(wrapped.experience.map(namesAndBullets)).toEqual(whole.experience.map(namesAndBullets))
    expect(wrapped.experience).toHaveLength(1)
    expect(wrapped.education).toEqual([])
  })

  it('keeps a role’s head apart from what was done there', () => {
    const cv = readCv(
      `${head}EXPERIENCE\nOperational buyer and planner – Larkfield Snacks of Ashcombe (2018 - now)\nchasing late deliveries, order confirmations each morning and the year's deal for cartons\nof all sizes\n`,
    )
    expect(cv.experience.map(namesAndBullets)).toEqual([
      [
        'Operational buyer and planner',
        [
          "chasing late deliveries, order confirmations each morning and the year's deal for cartons of all sizes",
        ],
      ],
    ])
  })

  it.each([
    'Feb 2023 - now (part time)',
    '2021 to present, 20 hours a week',
    '03/2021 – today | full time',
    'since May 2021 (nights)',
  ])('keeps a role’s head apart whose dates a few words follow: %s', (dates) => {
    const widest =
      'I am a hard working and caring person. I looked after my grandmother for three years at home.'
    const cv = readCv(
      `${head}ABOUT ME\n${widest}\n\nWORK\nCare assistant, Beech Lodge Residential Home, Stockton, ${dates}\nhelp 18 residents with washing\n\nShop assistant, Lidl, 2018 - 2020\ntills and shelves\n`,
    )
    expect(cv.experience.map(namesAndBullets)).toEqual([
      ['Care assistant', ['help 18 residents with washing']],
      ['Shop assistant', ['tills and shelves']],
    ])
  })

  it('keeps lines apart that somebody has ended early', () => {
    const cv = readCv(
      `${head}SKILLS\nbread\nrolls\n\nEDUCATION\nDiploma in Baking, Rye Hollow, 2012\nlevel 3\n`,
    )
    expect(cv.skills.map(({ text }) => text)).toEqual(['bread', 'rolls'])
  })

  it('goes on below a colon at the edge of the page', () => {
    const first =
      'Among flour and board papers I have become the one who makes the feasts of the town happen:'
    const more =
      'the harvest supper, the carol night and the dinner of the bakers, where I write the plan'
    const cv = readCv(
      `${head}Night baker, Hill Ovens, 2014 - 2026\n\n${first}\n${more}\nand bake.\n`,
    )
    expect(cv.experience.map(namesAndBullets)).toEqual([
      ['Night baker', [`${first} ${more} and bake.`]],
    ])
  })

  it('goes on with no heading, however full the line above', () => {
    const lines = [
      'Jo Reed, jo@example.com',
      'SKILLS',
      'Labour planning and the loading of trailers by volume, pick accuracy, stock counts,',
      'coaching, investigation of accidents, morning briefings, Excel and the scanners of',
      'CERTIFICATES',
      'First Aid at Work',
    ]
    const text = lines.join('\n')
    let offset = 0
    const layout = lines.map((line, at) => {
      const own = { offset, length: line.length, page: 1, x: 56, y: 60 + at * 14, fontSize: 10 }
      offset += line.length + 1
      return { ...own, bold: false, kind: isHeading.test(line) ? 'heading' : 'text' } as const
    })
    const { certifications } = readCv(text, layout)
    expect(certifications.map(({ text }) => text)).toEqual(['First Aid at Work'])
  })

  it('shows what it cannot place as the sentence it was', () => {
    const cv = readCv(
      `${head}${told.join('\n')}\n\nThis summer I taught myself to classify forty goods and enrolled for the evening course\nfor Declarants, which begins in January.\n`,
    )
    const all = JSON.stringify([cv.unplaced, cv.experience]).replaceAll('\\n', ' ')
    expect(all).toContain('enrolled for the evening course for Declarants')
  })

  it('keeps a head that dates open apart from small letters below it, where the next word had room', () => {
    const cv = readCv(
      `${head}DOŚWIADCZENIE ZAWODOWE\n05.2021 – obecnie   Operator wózka widłowego, Hill Sp. z o.o., Poznań\nzaładunek i rozładunek, średnio 120 palet na zmianę, czasem także praca przy kompletacji i inwentaryzacji towaru\n2014 – 2017   Pakowacz, Dale Pack\n`,
    )
    expect(cv.experience.map(({ title, company }) => [title?.text, company?.text])).toEqual([
      ['Operator wózka widłowego', 'Hill Sp. z o.o.'],
      ['Pakowacz', 'Dale Pack'],
    ])
  })
})

function namesAndBullets({ title, bullets }: ReturnType<typeof readCv>['experience'][number]) {
  return [title?.text, bullets.map(({ text }) => text)]
}

const isHeading = /^[A-Z]+$/
