import { describe, expect, it } from 'vitest'
import { layOut } from '../fixtures/lay-out.ts'
import { readLines } from '../lines/read-lines.ts'
import { headingsByStyle } from './heading-style.ts'
import { nameHeading } from './name-heading.ts'

describe('headingsByStyle', () => {
  it('finds headings with words of their own by the type of the known ones', () => {
    const page =
      'N Ada Brook\nH Skills\nT Bread and rolls\nH What I love\nT Sourdough and long walks'
    expect(headings(page)).toEqual(['Skills', 'What I love'])
  })

  it('finds headings in words that nobody knows by their size', () => {
    const page = 'N Ada Brook\nH Qwerty\nT Bread and rolls\nH Asdfgh\nT Sourdough and long walks'
    expect(headings(page)).toEqual(['Qwerty', 'Asdfgh'])
  })

  it('does not take bold titles in the size of the text for headings', () => {
    const page =
      'N Ada Brook\nB Baker\nT Hill Ovens, 2019 - 2021\nB Miller\nT Hill Mill, 2015 - 2019'
    expect(headings(page)).toEqual([])
  })

  it('takes a school with its degree behind a dash for no heading in the size of the text', () => {
    const page =
      'N Ada Brook\nB Profile\nT A baker of ten years who likes the early hours and long doughs\nB Education\nB Hill College — BSc Baking\nT 2016\nB Skills\nT Bread'
    expect(headings(page)).toEqual(['Profile', 'Education', 'Skills'])
  })

  it('takes a bold degree or language below a bold heading for no heading, where headings stand apart', () => {
    const page =
      'N Ada Brook\n\nB Profile\nT A baker of ten years who likes the early hours and long doughs\n\nB Education\nB BSc Baking\nT Hill College\n\nB Languages\nB English: Native\nB Welsh\n\nB What I love\nT Bread'
    expect(headings(page)).toEqual(['Profile', 'Education', 'Languages', 'What I love'])
  })

  it('takes what is bold at another edge than all headings for an entry', () => {
    const { text, layout } = layOut(
      'N Ada Brook\n\nB Profile\nT A baker of ten years who likes the early hours and long doughs\n\nB Education\n\nB BSc Baking\nT Hill College\n\nB Skills\nT Bread',
    )
    const aside = layout.map((line) => {
      const words = text.slice(line.offset, line.offset + line.length)
      return words === 'BSc Baking' ? { ...line, x: 217 } : { ...line, x: 77 }
    })
    const lines = readLines(text, aside)
    const names = lines.map((line) => nameHeading(line.text))
    expect([...headingsByStyle(lines, names)].map((line) => line.text)).toEqual([
      'Profile',
      'Education',
      'Skills',
    ])
  })

  it('says nothing without layout', () => {
    const lines = readLines('Ada Brook\nSkills\nBread')
    expect(
      headingsByStyle(
        lines,
        lines.map(({ text }) => nameHeading(text)),
      ).size,
    ).toBe(0)
  })
})

function headings(page: string): readonly string[] {
  const { text, layout } = layOut(page)
  const lines = readLines(text, layout)
  const names = lines.map((line) => nameHeading(line.text))
  return [...headingsByStyle(lines, names)].map((line) => line.text)
}
