import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const bulletsOf = (body: string) =>
  readCv(
    `Jo Reed\njo@example.com\n\nExperience\n\nFundraiser\nHill Hospice\n2019 – 2024\n${body}\n`,
  ).experience[0]?.bullets.map(({ text }) => text)

describe('lines of a role without bullets', () => {
  it('are apart in small letters, too, where the next word would have fitted', () => {
    const lines = [
      '5-axis milling of titanium implants and pump housings, Hermle C32 and TNC640',
      'CAM: hyperMILL, before that SolidCAM',
      'shortened the cycle of the main part by 17 minutes',
      'measuring on Zeiss Contura, PPAP papers',
    ]
    expect(bulletsOf(lines.map((line) => `             ${line}`).join('\n'))).toEqual(lines)
  })

  it('are apart where the widest line of the section stands in another role', () => {
    const text =
      'Jo Reed\njo@example.com\n\nWork\nCare assistant, Beech Lodge Residential Home, Stockton, 2023 - now (part time)\nhelp residents with meals\nhoists, slide sheets, turning\nShop assistant, Lidl, 2020 - 2023\nkept the shelves full in early and late shifts\n'
    expect(readCv(text).experience[0]?.bullets.map((bullet) => bullet.text)).toEqual([
      'help residents with meals',
      'hoists, slide sheets, turning',
    ])
  })

  it('are apart where the one above ends in “applied for” and a name stands below', () => {
    const { certifications } = readCv(
      'Jo Reed\njo@example.com\n\nQualifications\nLevel 4 Diploma in Construction Site Supervision, 2022\nCSCS Black card applied for\nFull UK driving licence\n\nExperience\nSite foreman, Hill Homes, 2019 - 2024\n',
    )
    expect(certifications.map(({ text }) => text)).toContain('Full UK driving licence')
  })

  it('are apart in small letters where a short one stands among them, however long the first', () => {
    const lines = [
      'tills, self checkouts, customer service desk (refunds, lottery, complaints)',
      'trained new starters on tills',
      'answered the store phone and put calls through',
    ]
    expect(bulletsOf(lines.join('\n'))).toEqual(lines)
  })

  it('are one where a small word goes on, however short the line above', () => {
    expect(
      bulletsOf(
        'Programmed five machines for implants and for the housings of pumps, and more\nSet up the lathes\nand the mills of the second hall',
      ),
    ).toContain('Set up the lathes and the mills of the second hall')
  })

  it('are what was done one by one, however long, where none goes on in small letters', () => {
    const lines = [
      'Secured the first multi-year grant of the hospice from a family foundation',
      'Wrote 58 applications and 41 end of grant reports in the last 12 months',
      'Introduced a reporting calendar; no report has been late since that day',
    ]
    expect(bulletsOf(lines.join('\n'))).toEqual(lines)
  })

  it('are one sentence where the text wraps', () => {
    const wrapped = [
      'Secured the first multi-year grant of the hospice from a family foundation and',
      'wrote all of its applications and the end of grant reports together with Hill',
      'House, a sister charity.',
    ]
    expect(bulletsOf(wrapped.join('\n'))).toEqual([wrapped.join(' ')])
  })
})

describe('long lines of a role without bullets in a file', () => {
  const lines = [
    'Scrub for hip and knee replacements, about twelve a week, and check the swabs by checklist',
    'Order implants with the suppliers and cut cancelled lists from six to one in a quarter',
    'Teach two new starters a year to scrub and to circulate in three theatres and in recovery',
  ]
  const head = ['Jo Reed', 'jo@example.com', 'Experience', 'Nurse', 'Hill Hospital', '2019 – 2024']
  const read = (isFull?: boolean) => {
    const text = [...head, ...lines].join('\n')
    let offset = 0
    const layout = [...head, ...lines].map((line) => {
      const { length } = line
      const at = { offset, length, page: 1, x: 40, y: offset, fontSize: 10, bold: false }
      offset += length + 1
      return isFull === undefined ? at : { ...at, isFull }
    })
    return readCv(text, layout).experience[0]?.bullets.map((bullet) => bullet.text)
  }

  it('are items of their own where the page has wrapped none, or cannot have', () => {
    expect(read(false)).toEqual(lines)
    expect(read()).toEqual(lines)
  })

  it('are one paragraph where the page has wrapped them', () => {
    expect(read(true)?.length).toBeLessThan(lines.length)
  })
})

describe('lines of a section that end with an open year', () => {
  const taught = (line: string, below: string) =>
    readCv(
      `Jo Reed\njo@example.com\n\nEXPERIENCE\nCook, Hill Inn, 2019 - 2021\n\nTEACHING\n${line}\n${below}\n`,
    ).others[0]?.items.map(({ text }) => text)

  it.each(['2021–', 'since 2021 –', 'May 2021 -', '2020/21–'])(
    'stand for themselves: %s',
    (year) => {
      const line = `Rivers and Floods, module leader, ${year}`
      expect(taught(line, 'Field Methods, autumn term')).toEqual([
        line,
        'Field Methods, autumn term',
      ])
    },
  )

  it('go on where the end of the time stands below', () => {
    const line = 'Rivers and Floods, module leader, 2021 –'
    expect(taught(line, 'present, with two tutors')).toEqual([`${line} present, with two tutors`])
  })
})

describe('lines of few and small letters', () => {
  it('are items of their own, though each is about as wide as the widest', () => {
    const lines = ['washed pots and pans', 'peeled vegetables', 'carried in the crates']
    const text = `jo reed\njo@example.com\n\nwork\nkitchen porter, hill inn, 2019 - 2021\n${lines.join('\n')}\n`
    expect(readCv(text).experience[0]?.bullets.map((bullet) => bullet.text)).toEqual(lines)
  })
})
