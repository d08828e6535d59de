import { describe, expect, it } from 'vitest'
import { people } from '../../test/fixtures/people.ts'
import { paragraph, writeWordXml } from '../../test/fixtures/write-word-xml.ts'
import type { ReadFile } from '../document.ts'
import { readDocument } from '../read-document.ts'
import { detectLanguage } from './detect-language.ts'

async function read(bytes: Uint8Array, name: string): Promise<ReadFile> {
  const result = await readDocument(bytes, name)
  if (result.status === 'unreadable') throw new Error(result.reason)
  return result
}

describe('the reading report', () => {
  it('doubts nothing about plain English text', async () => {
    const words = 'I led a team of nurses in the city and wrote the plan for all of our wards.'
    const { report } = await read(Buffer.from(`${words}\n`.repeat(3)), 'cv.txt')
    expect(report).toMatchObject({ language: 'en', confidence: 1, doubts: [], pages: 1, words: 54 })
  })

  it('says when the letters do not make words', async () => {
    const soup = '!"#$ %&\'( )*+, -./0 1234 5678 9:;< =>?@ [\\]^ _`{| '.repeat(10)
    const { report } = await read(Buffer.from(soup), 'cv.txt')
    expect(report.confidence).toBeLessThan(0.5)
    expect(report.doubts[0]).toContain('does not look like words')
  })

  it('names contact details only where they stand in a margin alone', async () => {
    const header = paragraph('ann@example.com 202-555-0142')
    const sectPr = '<w:sectPr><w:headerReference w:type="default" r:id="h1"/></w:sectPr>'
    const alone = await read(
      writeWordXml({ header, body: `${paragraph('Ann, 2019 - 2021')}${sectPr}` }),
      'cv.docx',
    )
    expect(alone.report.contactsInMargins).toEqual(['ann@example.com', '202-555-0142'])
    const both = await read(
      writeWordXml({ header, body: `${paragraph('ann@example.com 202-555-0142')}${sectPr}` }),
      'cv.docx',
    )
    expect(both.report.contactsInMargins).toEqual([])
  })

  it('measures fonts by their share', async () => {
    const run = (text: string, size: number): string =>
      `<w:r><w:rPr><w:rFonts w:ascii="Carlito"/><w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r>`
    const { report } = await read(
      writeWordXml({ body: `<w:p>${run('Ann', 40)}</w:p><w:p>${run('nine words', 18)}</w:p>` }),
      'cv.docx',
    )
    expect(report.fonts).toEqual([
      { name: 'Carlito', size: 9, share: 0.769 },
      { name: 'Carlito', size: 20, share: 0.231 },
    ])
    expect(report.smallestFontSize).toBe(9)
  })
})

describe('detectLanguage', () => {
  it('knows the languages of the fixtures', () => {
    const found = people.map(({ summary, roles, sections }) =>
      detectLanguage(
        [
          summary,
          ...Object.values(sections ?? {}),
          ...roles.flatMap(({ bullets }) => bullets),
        ].join('\n'),
      ),
    )
    expect(found).toEqual(['en', 'en', 'de', 'ru', 'el', 'en', 'en', 'en'])
  })

  it('says nothing about a few words', () => {
    expect(detectLanguage('Python, SQL, Excel')).toBeNull()
  })
})
