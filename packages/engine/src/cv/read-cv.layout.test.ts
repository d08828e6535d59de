import { describe, expect, it } from 'vitest'
import { toDocument } from '../writing/document/cv-document.ts'
import { layOut } from './fixtures/lay-out.ts'
import { readCv } from './read-cv.ts'

const opening = 'N Jo Reed\nT jo.reed@example.com\n'
const baker = 'B Baker\nT Hill Ovens Ltd\nT 2019 - 2021\nL • Baked'

describe('readCv with layout', () => {
  it('begins a role at a bold title below a bullet that fills its line', () => {
    const long =
      'L • Baked for nine villages and a school, and drove the bread to each of them before seven'
    const { experience } = read(
      `H Experience\nB Baker\nT Hill Ovens Ltd, 2019 - 2021\n${long}\nB Miller\nT Dale Mill, 2015 - 2019\nL • Milled`,
    )
    expect(namesOf(experience)).toEqual([
      ['Baker', 'Hill Ovens Ltd'],
      ['Miller', 'Dale Mill'],
    ])
  })

  it('takes the last word of a bullet that a narrow column broke for no company', () => {
    const { text, layout } = layOut(
      `${opening}H Experience\nB Baker\nT Hill Ovens Ltd\nT 2019 - 2021\nL • Planned the buying\nL Flour\nT Miller\nT Dale Mill\nT 2015 - 2019\nL • Milled`,
    )
    const kinds = layout.map(({ kind: _, ...line }) => line)
    const { experience } = readCv(text, kinds)
    expect(namesOf(experience)).toEqual([
      ['Baker', 'Hill Ovens Ltd'],
      ['Miller', 'Dale Mill'],
    ])
  })

  it('reads sections whose headings are in words of their own', () => {
    const cv = read(
      `H The short of it\nT Bakes bread for three villages.\nH Ovens I have known\n${baker}\nH Where I learnt it\nB Diploma in Baking\nT Rye Hollow, 2016 - 2018`,
    )
    expect(cv.sections.map(({ kind }) => kind)).toEqual([
      'header',
      'summary',
      'experience',
      'education',
    ])
    expect(namesOf(cv.experience)).toEqual([['Baker', 'Hill Ovens Ltd']])
    expect(cv.education[0]?.institution?.text).toBe('Rye Hollow')
  })

  it('hears what a heading says, though it is a title, too', () => {
    const { volunteering, education } = read(
      'H Education\nT NVQ Level 3 Baking, Hill College, 2019\nH Volunteer\nT School working bees, breakfast club at the primary school\nH Skills\nT Bread',
    )
    expect(volunteering).toHaveLength(1)
    expect(education).toHaveLength(1)
  })

  it('takes a company in the type of headings for no section', () => {
    const { experience } = read(
      'H Experience\nH Hill Ovens Ltd\nT Baker, 2019 - 2021\nL • Baked\nH Dale Mill\nT Miller, 2015 - 2019\nL • Milled\nH Skills\nT Bread',
    )
    expect(namesOf(experience)).toEqual([
      ['Baker', 'Hill Ovens Ltd'],
      ['Miller', 'Dale Mill'],
    ])
  })

  it('takes the plain line under a bold title for the company, whatever its words', () => {
    const { experience } = read('H Experience\nT 2019 - 2021\nB Baker\nT Qwerty Asdf\nL • Baked')
    expect(namesOf(experience)).toEqual([['Baker', 'Qwerty Asdf']])
  })

  it('parts schools without a telling word where entries begin in bold', () => {
    const { education } = read(
      'H Education\nB Grain\nT Rye Hollow, 2014 - 2016\nB Flour\nT Ash Combe, 2012 - 2014',
    )
    expect(education.map(({ institution }) => institution?.text)).toEqual([
      'Rye Hollow',
      'Ash Combe',
    ])
  })

  it('takes no line for a heading where one type serves for all', () => {
    const cv = read(
      `T EDUCATION\nT BSc Nursing, Hill College, 2018\nT First Aid, 2024\nT NMC registered, PIN current\nT SKILLS\nT Wound care, venepuncture\nT CERTIFICATIONS\nT Fire marshal\nT LANGUAGES\nT Dutch`,
    )
    expect(cv.education.map(({ degree }) => degree?.text)).toEqual([
      'BSc Nursing',
      'First Aid',
      'NMC registered',
    ])
    expect(cv.skills.map(({ text }) => text)).toEqual(['Wound care', 'venepuncture'])
    expect(cv.languages.map(({ text }) => text)).toEqual(['Dutch'])
    expect(JSON.stringify(toDocument(cv))).toContain('Fire marshal')
  })

  it('keeps what is set as a heading and has nothing below it', () => {
    const cv = read(`H Experience\n${baker}\nH Fire marshal since May\nH Skills\nT Bread`)
    expect(JSON.stringify(toDocument(cv))).toContain('Fire marshal since May')
  })
})

describe('readCv of text alone', () => {
  it('keeps a ward with the title where the hospital stands below', () => {
    const { experience } = readCv(
      'EXPERIENCE\nRegistered Nurse, Ash Ward    2019 - 2021\nHill Hospital\n- Nursed',
    )
    expect(namesOf(experience)).toEqual([['Registered Nurse, Ash Ward', 'Hill Hospital']])
  })

  it('gives a bold line no employer of another entry, where titles stand plain below bold employers', () => {
    const { experience, education } = read(
      'H Experience\nB Hill Ovens Ltd\nT Baker  2019 - 2021\nL • Baked\nB Shop Assistant  2016 - 2019\nL • Sold\nH Education\nB Dale College\nT Diploma in Baking  2016\nB BSc Biology  2014',
    )
    expect(namesOf(experience)).toEqual([
      ['Baker', 'Hill Ovens Ltd'],
      ['Shop Assistant', undefined],
    ])
    expect(education.map(({ institution }) => institution?.text)).toEqual([
      'Dale College',
      undefined,
    ])
  })

  it.each(['heden', 'дотепер', 'σήμερα', 'zzzz'])('takes "%s" behind a dash for today', (word) => {
    const [role] = readCv(`EXPERIENCE\nBaker, Hill Ovens Ltd\nMay 2019 – ${word}\n`).experience
    expect(role?.to).toBe('present')
  })
})

function read(page: string) {
  const { text, layout } = layOut(opening + page)
  return readCv(text, layout)
}

function namesOf(roles: ReturnType<typeof readCv>['experience']) {
  return roles.map(({ title, company }) => [title?.text, company?.text])
}
