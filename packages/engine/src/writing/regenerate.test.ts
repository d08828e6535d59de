import { describe, expect, it } from 'vitest'
import { early, heldOut } from '../../test/fixtures/early-and-held-out.ts'
import { readCv } from '../cv/read-cv.ts'
import { applyPatches } from './apply-patches.ts'
import { regenerate } from './regenerate.ts'

const fixtures = [...early, ...heldOut]
const suggestions = ['Show measurable results.']

describe('regenerate', () => {
  it.each(fixtures.map((fixture) => [fixture.id, fixture] as const))(
    'keeps every role, date, school, skill and line of %s',
    (_, { text }) => {
      const cv = readCv(text)
      const { document, patches } = regenerate(cv, { cvText: text, suggestions })
      const applied = applyPatches(document, patches)
      const said = (each: { readonly text: string } | null | undefined) => each?.text ?? ''
      expect(applied.experience.map(({ title }) => title)).toEqual(
        cv.experience.map(({ title }) => said(title)),
      )
      expect(document.experience.map(({ dates }) => dates)).toEqual(
        cv.experience.map(({ dates }) => said(dates)),
      )
      cv.experience.forEach(({ company, bullets }, index) => {
        expect(applied.experience[index]?.company).toContain(said(company))
        expect(applied.experience[index]?.bullets).toHaveLength(bullets.length)
      })
      for (const { path, before, after } of patches) {
        const index = Number(/^experience\.(\d+)\.dates$/.exec(path)?.[1] ?? -1)
        if (index < 0) continue
        const { from, to } = readCv(text.replace(before, after)).experience[index] ?? {}
        expect([from, to], after).toEqual([cv.experience[index]?.from, cv.experience[index]?.to])
      }
      expect(applied.education.map(({ institution, dates }) => [institution, dates])).toEqual(
        cv.education.map(({ institution, dates }) => [
          expect.stringContaining(said(institution)),
          said(dates),
        ]),
      )
      expect(applied.skills).toEqual(cv.skills.map(said))
      const patched = new Set(patches.map(({ path }) => path))
      cv.experience.forEach(({ bullets }, role) => {
        bullets.forEach((bullet, index) => {
          const path = `experience.${role}.bullets.${index}`
          const after = applied.experience[role]?.bullets[index]
          expect(after === bullet.text).toBe(!patched.has(path))
        })
      })
      const isTakenOut = (before: string) =>
        patches.some((patch) => patch.before === before && patch.after === '')
      const others = document.others.map((section) => ({
        ...section,
        items: section.items.map((item) => (isTakenOut(item) ? '' : item)),
      }))
      expect({ ...applied, experience: [] }).toEqual({ ...document, experience: [], others })
    },
  )

  it('asks for a figure only where results were suggested and a role names none', () => {
    const text =
      'Tom Sollars\ntom@example.com\n\nExperience\n\nStore Manager, Quill Books Ltd\n2015 – 2019\n• Sold rare books\n\nSales Assistant, Vellum & Sons Ltd\n2012 – 2015\n• Sold 40 maps a week\n'
    expect(regenerate(readCv(text), { cvText: text }).patches).toEqual([])
    const { patches } = regenerate(readCv(text), { cvText: text, suggestions })
    expect(patches).toMatchObject([{ path: 'experience.0.bullets.0', before: 'Sold rare books' }])
    expect(patches[0]?.after).toContain('[number]')
  })

  it('writes the dates of all roles in one way, and makes up no month', () => {
    const text =
      'Tom Sollars\ntom@example.com\n\nExperience\n\nStore Manager, Quill Books Ltd\nMarch 2019 – now\n• Sold 40 rare books\n\nSales Assistant, Vellum & Sons Ltd\n06/2015 – 02/2019\n• Sold 40 maps a week\n\nPorter, Inkwell Ltd\n2012 – 2015\n• Moved 40 shelves\n'
    const { document, patches } = regenerate(readCv(text), { cvText: text })
    expect(patches).toEqual([
      {
        path: 'experience.1.dates',
        before: '06/2015 – 02/2019',
        after: 'June 2015 – February 2019',
        because: 'Writes the dates of all roles in one way.',
      },
    ])
    expect(applyPatches(document, patches).experience.map(({ dates }) => dates)).toEqual([
      'March 2019 – now',
      'June 2015 – February 2019',
      '2012 – 2015',
    ])
  })

  it('says why, and asks nobody for a figure at the end of a long line', () => {
    const long = `Trained ${'clerks and other '.repeat(14)}people`
    const text = `Tom Sollars\ntom@example.com\n\nExperience\n\nStore Manager, Quill Books Ltd\n2015 – 2019\n• ${long}\n• Met the authors of my list\n• Plan and lead trips\n`
    const { patches } = regenerate(readCv(text), { cvText: text, suggestions })
    expect(patches.map(({ after, because }) => [after, because])).toEqual([
      [
        'Met the authors of the list, [number] [of what, or how often]',
        'Leaves out “my”: the page is about you anyway. Says how much came of it: fill in the figure, or leave the line as it was.',
      ],
      ['Planned and led trips', 'Opens with what you did, in the tense of the role.'],
    ])
  })

  it('keeps a grade and a town that have no field of their own', () => {
    const text =
      'Mara Quist\nmara@example.com\n\nEducation\nUniversity of Palo Duro      Amarillo, TX\nB.S. in Computer Science, GPA 3.7      2009 – 2013\n'
    const [school] = regenerate(readCv(text), { cvText: text }).document.education
    expect(school).toMatchObject({
      institution: 'University of Palo Duro, Amarillo, TX',
      dates: '2009 – 2013',
      details: ['GPA 3.7'],
    })
  })

  it('parts what is for a form from the roles, and proposes to take it out', () => {
    const text =
      'Mara Quist\nmara@example.com\n\nExperience\n\nCook, Hill Inn, 2019 – 2022\n• Cooked 40 covers a night\nSalary: £24,000\nReason for leaving: the inn was sold\n\nPorter, Dale Hotel, 2016 – 2019\n• Carried 40 cases a day\nSupervisor: Ann Beasley, 01632 960911\n\nSkills\nKnives\n'
    const { document, patches } = regenerate(readCv(text), { cvText: text })
    const told = ['Salary: £24,000', 'Reason for leaving: the inn was sold']
    const all = [...told, 'Supervisor: Ann Beasley, 01632 960911']
    expect(document.experience.map(({ bullets }) => bullets)).toEqual([
      ['Cooked 40 covers a night'],
      ['Carried 40 cases a day'],
    ])
    expect(document.others).toEqual([{ heading: 'Also in the CV', items: all }])
    expect(patches.map(({ path, before, after }) => [path, before, after])).toEqual(
      all.map((before, at) => [`others.0.items.${at}`, before, '']),
    )
    expect(applyPatches(document, patches).others[0]?.items).toEqual(['', '', ''])
  })

  it('keeps the line under the name', () => {
    const text = 'Mara Quist\nPayroll Officer\nmara@example.com\n\nSkills\nPayroll, Excel\n'
    expect(regenerate(readCv(text)).document.header.headline).toBe('Payroll Officer')
  })

  it('leaves out every “I”, or none', () => {
    const role = (line: string) =>
      `Tom Sollars\ntom@example.com\n\nExperience\n\nStore Manager, Quill Books Ltd\n2015 – 2019\n• ${line}\n`
    const after = (line: string) => {
      const text = role(line)
      return regenerate(readCv(text), { cvText: text }).patches.map((patch) => patch.after)
    }
    expect(after('I sold 40 maps a week to walkers. I trained two starters on the till.')).toEqual([
      'Sold 40 maps a week to walkers. Trained two starters on the till.',
    ])
    expect(after('I sold 40 maps a week to walkers. I kept the till on my own.')).toEqual([
      'Sold 40 maps a week to walkers. Kept the till alone.',
    ])
    expect(after('I sold 40 maps a week to walkers, and I miss that very much.')).toEqual([])
  })
})
