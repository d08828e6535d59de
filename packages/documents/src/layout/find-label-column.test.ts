import { describe, expect, it } from 'vitest'
import { findLabelColumn } from './find-label-column.ts'
import { joinWrappedLabels } from './joins/join-wrapped-labels.ts'

const box = (text: string, start: number, baseline: number, width = 100) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
  font: 'plain',
})

describe('findLabelColumn', () => {
  it('finds the names of sections beside what they head', () => {
    const names = [box('EXPERIENCE', 40, 100), box('SKILLS', 60, 160, 80)]
    const drawn = [
      ...names.slice(0, 1),
      box('Sous Chef', 180, 100),
      box('2019 - 2021 Gate Hotel', 90, 114, 200),
      ...names.slice(1),
      box('Sauces, fish', 180, 160),
    ]
    expect([...findLabelColumn(drawn)]).toEqual(names)
  })

  it('finds a name in larger letters that stands a little lower than its text', () => {
    const name = { ...box('EXPERIENCE', 40, 106), size: 14 }
    const skills = { ...box('SKILLS', 40, 176), size: 14 }
    const drawn = [name, box('Sous Chef', 180, 100), skills, box('Sauces, fish', 180, 170)]
    expect([...findLabelColumn(drawn)]).toEqual([name, skills])
  })

  it('reads a name of two words that stand far apart as no label of one another', () => {
    const names = [box('EXPERIENCE', 40, 100), box('LANGUAGE', 40, 160, 50)]
    const drawn = [
      box('EXPERIENCE', 40, 100),
      box('Sous Chef at the Gate Hotel', 180, 100, 200),
      box('LANGUAGE', 40, 160, 50),
      box('SKILLS', 100, 160, 40),
      box('English', 180, 160),
      box('SKILLS', 40, 190, 40),
      box('Sauces, fish', 180, 190),
    ]
    const found = [...findLabelColumn(drawn)].map(({ text }) => text)
    expect(found).toEqual(expect.arrayContaining(names.map(({ text }) => text)))
  })

  it('takes kinds of skills below a heading for no labels', () => {
    const drawn = [
      box('Experience', 40, 100),
      box('Wrote services for three banks', 40, 114, 300),
      box('Education', 40, 130),
      box('BSc Computing, Hill College', 40, 144, 300),
      box('Skills', 40, 160),
      box('Languages', 40, 174),
      box('Java, Python', 180, 174),
      box('Projects', 40, 188),
      box('Jira', 180, 188),
    ]
    expect(findLabelColumn(drawn).size).toBe(0)
  })

  it('takes dates at the right of headings for nothing they head', () => {
    const drawn = [
      box('Experience', 40, 100),
      box('2019 - 2021', 480, 100),
      box('Gate Hotel and its kitchens, where I ran the pass and wrote menus', 40, 114, 500),
      box('Education', 40, 130),
      box('2015', 480, 130),
    ]
    expect(findLabelColumn(drawn).size).toBe(0)
  })
})

describe('joinWrappedLabels', () => {
  it('joins the name of a section that a narrow column broke, and no others', () => {
    const drawn = [
      box('Work', 40, 100, 40),
      box('Experience', 40, 112, 90),
      box('Hill Work', 40, 150, 40),
      box('Ovens', 40, 162, 90),
    ]
    expect(joinWrappedLabels(drawn).map(({ text }) => text)).toEqual([
      'Work Experience',
      'Hill Work',
      'Ovens',
    ])
  })

  it('joins a name of three lines, and a word that the column was too narrow for', () => {
    const below = (texts: readonly string[]) =>
      joinWrappedLabels(texts.map((text, at) => box(text, 40, 100 + at * 12, 60))).map(
        ({ text }) => text,
      )
    expect(below(['Education', 'and', 'training'])).toEqual(['Education and training'])
    expect(below(['CERTIFICATE', 'S', 'Triage'])).toEqual(['CERTIFICATES', 'Triage'])
  })
})
