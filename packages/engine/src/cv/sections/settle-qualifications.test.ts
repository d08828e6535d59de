import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const read = (lines: string) => readCv(`Jo Reed\njo@example.com\n\nQUALIFICATIONS\n${lines}\n`)
const textsOf = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text)

describe('settleQualifications', () => {
  it('takes a diploma behind who gives it, and school subjects, for what was learnt', () => {
    const { education, skills } = read(
      'CLC Conveyancing: Level 4 Diploma in Conveyancing Law (2020), Level 6 in progress\nA levels: English, Law, Sociology',
    )
    expect(education.map(({ degree }) => degree?.text)).toEqual([
      'Level 4 Diploma in Conveyancing Law',
      'A levels',
    ])
    expect(skills).toEqual([])
  })

  it('takes degrees of two letters before their subject for what was learnt', () => {
    const { education, skills } = read(
      'MA Social Work (Merit), 2024\nBA (Hons) Sociology, 2016\nTraining: Graded Care Profile 2',
    )
    expect(education.map(({ degree }) => degree?.text)).toEqual([
      'MA Social Work',
      'BA (Hons) Sociology',
    ])
    expect(skills).toEqual([])
    expect(read('MS Office\nMS Project').education).toEqual([])
  })

  it('takes a diploma among cards for no skill', () => {
    const lines = ['IPAF 3a', 'SMSTS', 'First aid at work', 'Diploma in Bricklaying']
    const cards = read(lines.join('\n'))
    expect(textsOf(cards.certifications)).toEqual(lines)
    expect(cards.skills).toEqual([])
    const licences = read('Diploma in Welding\nForklift licence\nCSCS card')
    expect(textsOf(licences.certifications)).toContain('Diploma in Welding')
  })

  it('keeps works listed by their years as they stand, and reads roles among them', () => {
    const credits = (lines: string) => {
      const { experience, others } = readCv(
        `Jo Reed\njo@example.com\n\nEXPERIENCE\nCook, Hill Inn, 2019 - 2021\n\nPRODUCTIONS DIRECTED\n${lines}\n`,
      )
      return [experience.length, others.flatMap(({ items }) => textsOf(items))]
    }
    const works = [
      '2024 The Winslow Boy, school hall',
      '2023 The Crucible',
      '2022 Blood Brothers, twice',
    ]
    expect(credits(works.join('\n'))).toEqual([1, works])
    const roles = '2024 Stage Manager, Hamlet, Hill Theatre\n2023 Director, The Crucible'
    expect(credits(roles)).toEqual([3, []])
    const parts = "2024 Nora, A Doll's House, Old Mill Theatre\n2023 Ophelia, Hamlet, Hill Theatre"
    expect(credits(parts)).toEqual([3, []])
  })

  it('takes posts below "Teaching" for work, and courses for none', () => {
    const work = 'WORK\nDancer, Hill Ballet, 2016 - 2020\n\nTEACHING\n'
    const titles = (lines: string) =>
      readCv(`Jo Reed\njo@example.com\n\n${work}${lines}\n`).experience.map(
        ({ title }) => title?.text,
      )
    expect(titles('Dance tutor, Dale Youth Dance, 2020 - present')).toEqual([
      'Dancer',
      'Dance tutor',
    ])
    expect(titles('Soil chemistry (BSc, second year), 2020 - 2022')).toEqual(['Dancer'])
  })

  it('takes papers that are licences for no publications', () => {
    const cv = readCv(
      'Jo Reed\njo@example.com\n\nPAPERS\nSpecial treatment licence, 2019\nFirst aid at work\n',
    )
    expect(textsOf(cv.certifications)).toEqual([
      'Special treatment licence, 2019',
      'First aid at work',
    ])
  })

  it('takes what somebody is able to do for skills', () => {
    const cv = read(
      'Ten years of sales to shops and to the trade, in two languages and three countries\nPatient with people, quick with figures and tidy at the till and the counter\nDiploma in Retail',
    )
    expect(cv.certifications).toEqual([])
  })

  it('takes training that lists schools with their years for schooling, where nothing else does', () => {
    const training =
      'TRAINING\nHill Theological College, 2000–2003: BTh\nUniversity of Dale, LLB, 1989–92\n'
    const top = 'Jo Reed\njo@example.com\n\n'
    const schools = (text: string) =>
      readCv(text).education.map(({ institution }) => institution?.text)
    expect(schools(top + training)).toEqual(['Hill Theological College', 'University of Dale'])
    expect(schools(`${top}EDUCATION\nOak School, 1982–89\n\n${training}`)).toEqual(['Oak School'])
  })
})
