import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { openArchive } from '../../docx/open-archive.ts'
import type { Page } from '../page.ts'
import { writeDocx } from './write-docx.ts'

const facts = { title: 'Ines <Lind> & CV', author: 'Ines "Lind"', language: 'en-GB' }

/** The parts of the file that a page is written to, as they stand in the archive. */
async function partsOf(page: Page): Promise<(name: string) => Promise<string>> {
  const archive = await openArchive(await writeDocx(page, facts))
  return async (name) => (await archive.read(name)) ?? ''
}
const partOf = async (page: Page, name: string) => (await partsOf(page))(name)
const bodyOf = (page: Page) => partOf(page, 'word/document.xml')

/** A page of one paragraph, changed like this. */
function pageWith(
  change: Partial<Page['paragraphs'][number]>,
  ...asked: Parameters<typeof pageOf>
) {
  const page = pageOf(...asked)
  return { ...page, paragraphs: page.paragraphs.map((each) => ({ ...each, ...change })) }
}

const linkedTo = (href: string) =>
  pageWith({ runs: [{ text: 'my <site>', bold: false, italic: false, colour: '1a1a1a', href }] }, [
    ['text', ''],
  ])

describe('writeDocx', () => {
  it('links an address, whatever stands in it', async () => {
    const page = linkedTo('https://ines.example.com/?a=1&b="<2>"')
    const part = await partsOf(page)
    const body = await part('word/document.xml')
    const [, id = 'none'] = /<w:hyperlink [^>]*r:id="([^"]+)"/.exec(body) ?? []
    expect(body).toContain('my &lt;site&gt;')
    const relations = (await part('word/_rels/document.xml.rels')).split('<Relationship ')
    const relation = relations.find((each) => each.includes(`Id="${id}"`))
    expect(relation).toContain('TargetMode="External"')
    expect(relation).toContain('Target="https://ines.example.com/?a=1&amp;b=&quot;&lt;2&gt;&quot;"')
    expect(await bodyOf(pageOf([['text', 'ines.example.com']]))).not.toContain('w:hyperlink')
  })

  it('keeps who wrote it, and what it is called, as words and nothing else', async () => {
    const core = await partOf(pageOf([['text', 'Cook']]), 'docProps/core.xml')
    expect(core).toContain('<dc:title>Ines &lt;Lind&gt; &amp; CV</dc:title>')
    expect(core).toMatch(/<dc:creator>Ines (?:"|&quot;)Lind(?:"|&quot;)<\/dc:creator>/)
  })

  it('gives each paragraph a style of its role, which the file describes', async () => {
    const page = pageOf([
      ['name', 'Ines'],
      ['headline', 'Cook'],
      ['contact', 'Leeds'],
      ['heading', 'Experience'],
      ['entry', 'Cook'],
      ['subentry', 'Larkfield'],
      ['bullet', 'Cooked'],
      ['text', 'Calm'],
    ])
    const body = await bodyOf(page)
    const used = [...body.matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, name]) => name)
    expect(used).toEqual([
      'Title',
      'Headline',
      'Contact',
      'Heading1',
      'Heading2',
      'Organisation',
      'ListParagraph',
    ])
    const styles = await partOf(page, 'word/styles.xml')
    const described = [...styles.matchAll(/<w:style [^>]*w:styleId="(\w+)"/g)].map(([, id]) => id)
    expect(described).toEqual(expect.arrayContaining(used))
    expect(styles).toContain('<w:lang w:val="en-GB"')
    const outline = (id: string) =>
      new RegExp(`w:styleId="${id}".*?(?:<w:outlineLvl w:val="(\\d)"/>|</w:style>)`).exec(
        styles,
      )?.[1]
    expect(['Title', 'Heading1', 'Heading2', 'Contact'].map(outline)).toEqual([
      undefined,
      '0',
      '1',
      undefined,
    ])
  })

  it('puts a date at the right margin, or under its line where both do not fit', async () => {
    const dated = (words: string) => bodyOf(pageOf([['entry', words, '2019 – 2024']]))
    const beside = await dated('Cook')
    expect(beside).toContain('<w:tab w:val="right" w:pos="9906"/>')
    expect(beside).toMatch(/Cook<\/w:t><\/w:r><w:r>.*<w:tab\/>.*2019 – 2024/)
    expect(beside).not.toContain('<w:br/>')
    expect(await dated(`${'Cook in large kitchens of hotels '.repeat(3)}every day`)).toMatch(
      /<w:br\/>.*<w:tab\/>.*2019 – 2024/,
    )
    expect(await bodyOf(pageOf([['entry', 'Cook']]))).not.toContain('<w:tabs>')
  })

  it('makes lines of a list real ones, with the indent of the page', async () => {
    const page = pageOf([
      ['text', 'Calm'],
      ['bullet', 'Cooked'],
    ])
    const body = await bodyOf(page)
    expect(body.match(/<w:numPr>/g)).toHaveLength(1)
    expect(body).toContain('<w:ilvl w:val="0"/>')
    const numbering = await partOf(page, 'word/numbering.xml')
    expect(numbering).toContain('<w:lvlText w:val="•"/>')
    expect(numbering).toContain('<w:ind w:left="280" w:hanging="200"/>')
  })

  it('measures as the page does: its sheet, margins, gaps and the line under a heading', async () => {
    const body = await bodyOf(pageOf([['heading', 'Skills']]))
    expect(body).toMatch(/<w:pgSz w:w="11906" w:h="16838"/)
    for (const side of ['top', 'right', 'bottom', 'left']) {
      expect(body).toMatch(new RegExp(`<w:pgMar [^>]*w:${side}="1000"`))
    }
    expect(body).toMatch(/<w:pgMar [^>]*w:header="0" w:footer="0"/)
    const spacing = '<w:spacing w:after="0" w:before="80" w:line="280" w:lineRule="atLeast"/>'
    expect(body).toContain(spacing)
    const rule = '<w:bottom w:val="single" w:color="b8c6d4" w:sz="8" w:space="1"/>'
    expect(body).toContain(`<w:pBdr>${rule}</w:pBdr>`)
    expect(body).toContain('<w:keepNext/>')
    expect(body).toContain('<w:widowControl/>')
    const thin = await bodyOf(
      pageWith({ look: { ...ruled, rule: { width: 0.7, colour: '000000', gap: 1.6 } } }, [
        ['text', ''],
      ]),
    )
    expect(thin).toContain('w:sz="6" w:space="2"')
  })

  it('runs right to left where most of its letters do, and only there', async () => {
    const arabic = await bodyOf(pageOf([['text', 'مهندسة برمجيات أولى (SAP)']]))
    expect([arabic.includes('<w:bidi/>'), arabic.includes('<w:rtl/>')]).toEqual([true, true])
    const latin = await bodyOf(pageOf([['text', 'Sara Cohen, kitchen porter (שרה כהן)']]))
    expect([latin.includes('<w:bidi/>'), latin.includes('<w:rtl/>')]).toEqual([false, false])
  })
})

const ruled = pageOf([['heading', '']]).paragraphs[0]?.look ?? fail()

function fail(): never {
  throw new Error('A page of one paragraph has one')
}
