import { describe, expect, it } from 'vitest'
import { encryptedDocx, hostileDocx, nested } from '../../test/fixtures/hostile-docx.ts'
import { mara, people } from '../../test/fixtures/people.ts'
import { docxLayouts, writeDocx } from '../../test/fixtures/write-docx.ts'
import { paragraph, type WordXml, writeWordXml } from '../../test/fixtures/write-word-xml.ts'
import { firstOutOfOrder } from '../../test/reading-order.ts'
import type { ReadFile } from '../document.ts'
import { readDocument } from '../read-document.ts'

async function read(bytes: Uint8Array): Promise<ReadFile> {
  const result = await readDocument(bytes, 'cv.docx')
  if (result.status === 'unreadable') throw new Error(result.reason)
  return result
}

async function readXml(xml: WordXml): Promise<ReadFile> {
  return read(writeWordXml(xml))
}

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

describe('reading a Word file', () => {
  it.each(docxLayouts)('reads a CV that is laid out %s', async (layout) => {
    for (const cv of people) {
      const { text } = await read(await writeDocx(cv, layout))
      const roles = cv.roles.flatMap(({ title, dates, company, bullets }) => [
        `${title}\t${dates}`,
        company,
        ...bullets,
      ])
      expect(firstOutOfOrder(text, [cv.name, cv.summary, ...roles])).toBeNull()
      expect(text).toContain(cv.email)
    }
  })

  it('tells headings, bullets and links', async () => {
    const { text, lines, links } = await read(await writeDocx(mara, 'styled'))
    const of = (kind: string) =>
      lines
        .filter((line) => line.kind === kind)
        .map(({ offset, length }) => text.slice(offset, offset + length))
    expect(of('heading')).toEqual(['Summary', 'Experience', 'Education', 'Skills', 'Languages'])
    expect(of('bullet')).toHaveLength(5)
    expect(of('bullet')[0]).toBe(`• ${mara.roles[0]?.bullets[0]}`)
    expect(links.map(({ kind }) => kind)).toEqual(['linkedin', 'github'])
  })

  it('finds headings by their look where no style says so', async () => {
    const { lines } = await read(await writeDocx(mara, 'plain'))
    expect(lines.filter(({ kind }) => kind === 'heading')).toHaveLength(5)
  })

  it('reads words that a program has marked as not to be parsed', async () => {
    const words = '<w:t>Kiln & Co</w:t>'.replace(/>(.*)</, '><![CDATA[$1]]><')
    const { text } = await readXml({ body: `<w:p><w:r>${words}</w:r></w:p>` })
    expect(text).toBe('Kiln & Co')
  })

  it('reads headers first and reports contact details that stand only there', async () => {
    const { lines, report } = await read(await writeDocx(mara, 'header_contact'))
    expect(lines[0]?.place).toBe('header')
    expect(report.contactsInMargins).toContain(mara.email)
  })

  it('keeps soft breaks, tabs and special hyphens, and no false tabs', async () => {
    const { text } = await readXml({
      body: `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr><w:r><w:t>Nurse</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>e</w:t><w:noBreakHyphen/><w:t>mail</w:t><w:softHyphen/><w:t>s</w:t></w:r></w:p>`,
    })
    expect(text).toBe('Nurse\t2019\ne-mails')
  })

  it('keeps empty lines and typed bullets between soft breaks', async () => {
    const lines = ['Education', 'A levels, 2015', '', 'Work', '• Drained systems', '• Wired plans']
    const parts = lines.map((each) => `<w:t>${each}</w:t>`).join('<w:br/>')
    const read = await readXml({ body: `<w:p><w:r>${parts}</w:r></w:p>` })
    expect(read.text).toBe(lines.join('\n'))
    expect(read.lines.filter(({ kind }) => kind === 'bullet')).toHaveLength(2)
  })

  it('ends a line where somebody has ended the page', async () => {
    const { text } = await readXml({
      body: `<w:p>${run('Choir')}<w:r><w:br w:type="page"/></w:r>${run('Experience')}</w:p>`,
    })
    expect(text.split('\n').filter(Boolean)).toEqual(['Choir', 'Experience'])
  })

  it('reads a text box once, where it is anchored', async () => {
    const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`
    const { text, report } = await readXml({
      body: `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${paragraph('After')}`,
    })
    expect(text).toBe('In the box\n\nAfter')
    expect(report.textBoxes).toBe(1)
  })

  it('takes tracked changes as accepted', async () => {
    const { text, report } = await readXml({
      body: `<w:p>${run('Led ')}<w:del><w:r><w:delText>three</w:delText></w:r></w:del><w:ins>${run('five')}</w:ins>${run(' people')}</w:p>`,
    })
    expect(text).toBe('Led five people')
    expect(report.trackedChanges).toBe(2)
  })

  it('leaves out and reports what cannot be seen', async () => {
    const { text, report } = await readXml({
      body: `<w:p>${run('Shown')}${run('gone', '<w:vanish/>')}${run('white', '<w:color w:val="FFFFFF"/>')}${run('dust', '<w:sz w:val="2"/>')}</w:p>`,
    })
    expect(text).toBe('Shown')
    expect(report.hiddenText.map(({ text: words, how }) => `${words} ${how}`)).toEqual([
      'gone marked_hidden',
      'white same_colour',
      'dust tiny',
    ])
  })

  it('keeps white text that stands on a dark ground', async () => {
    const white = run('Plain to see', '<w:color w:val="FFFFFF"/>')
    const shaded = '<w:pPr><w:shd w:val="clear" w:fill="1F3864"/></w:pPr>'
    const cell = `<w:tc><w:tcPr><w:shd w:val="clear" w:fill="000000"/></w:tcPr><w:p>${white}</w:p></w:tc>`
    const { report, text } = await readXml({
      body: `<w:p>${shaded}${white}</w:p><w:tbl><w:tr>${cell}</w:tr></w:tbl>`,
    })
    expect(report.hiddenText).toEqual([])
    expect(text.match(/Plain to see/g)).toHaveLength(2)
  })

  it('reads rows of single lines across and layout tables cell by cell', async () => {
    const cell = (...texts: string[]): string =>
      `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`
    const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`
    const { text, report } = await readXml({
      body: `<w:tbl>${row(cell('Python'), cell('8 years'))}${row(cell('SQL'), cell('5 years'))}</w:tbl>${paragraph('Between')}<w:tbl>${row(cell('Left 1', 'Left 2', 'Left 3'), cell('Right 1', 'Right 2', 'Right 3'))}</w:tbl>`,
    })
    expect(text.replace(/\n+/g, '\n')).toBe(
      'Python\t8 years\nSQL\t5 years\nBetween\nLeft 1\nLeft 2\nLeft 3\nRight 1\nRight 2\nRight 3',
    )
    expect(report.tables).toBe(2)
    expect(report.columns).toBe(2)
  })

  const table = (...rows: readonly (readonly (readonly string[])[])[]): string => {
    const cell = (texts: readonly string[]) =>
      `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`
    const row = (cells: readonly (readonly string[])[]) =>
      `<w:tr>${cells.map(cell).join('')}</w:tr>`
    return `<w:tbl>${rows.map(row).join('')}</w:tbl>`
  }

  it('reads dates beside an entry on the line of its title', async () => {
    const rows = [
      [['2021 - Present'], ['Sous Chef', 'Gate Hotel, York', 'Runs the pass']],
      [['Commis Chef', 'Fountain Hotel, Leeds', 'Breakfasts'], ['2015 - 2018']],
    ]
    const { text } = await readXml({ body: table(...rows) })
    expect(text).toBe(
      '2021 - Present\tSous Chef\nGate Hotel, York\nRuns the pass\n\nCommis Chef\t2015 - 2018\nFountain Hotel, Leeds\nBreakfasts',
    )
  })

  it('reads the name of a section above what stands beside it', async () => {
    const rows = [
      [['Experience'], ['Sous Chef', 'Gate Hotel, York']],
      [['Languages'], ['English, Italian']],
    ]
    const { text } = await readXml({ body: table(...rows) })
    expect(text).toBe('Experience\nSous Chef\nGate Hotel, York\n\nLanguages\nEnglish, Italian')
  })

  it('keeps kinds of skills on the lines of their skills', async () => {
    const rows = [
      [['Languages'], ['Java, Python']],
      [['Projects'], ['Git, Jira']],
    ]
    const { text } = await readXml({ body: table(...rows) })
    expect(text).toBe('Languages\tJava, Python\nProjects\tGit, Jira')
  })

  it('counts columns as Word does, whatever the file asks for', async () => {
    const columnsOf = async (num: string) => {
      const section = `<w:sectPr><w:cols w:num="${num}"/></w:sectPr>`
      return (await readXml({ body: `${paragraph('Some words')}${section}` })).report.columns
    }
    expect(await Promise.all(['2', '2.5', '1e999', '-3', 'two'].map(columnsOf))).toEqual([
      2, 2, 1, 1, 1,
    ])
  })

  it('counts numbered lists and marks bulleted ones', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num>'
    const item = (text: string, list: number): string =>
      paragraph(
        text,
        `<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>`,
      )
    const { text } = await readXml({
      numbering,
      body: item('First', 5) + item('Second', 5) + item('Point', 6),
    })
    expect(text).toBe('1. First\n2. Second\n• Point')
  })

  it('takes the level of a heading from the name of its style', async () => {
    const { lines } = await readXml({
      styles: '<w:style w:type="paragraph" w:styleId="X1"><w:name w:val="heading 2"/></w:style>',
      body:
        paragraph('Where I worked so far', '<w:pPr><w:pStyle w:val="X1"/></w:pPr>') +
        paragraph('Words'),
    })
    expect(lines.map(({ kind }) => kind)).toEqual(['heading', 'text'])
  })

  it('reads links in fields and content controls', async () => {
    const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
    const { text, links } = await readXml({
      body: `<w:sdt><w:sdtPr><w:alias w:val="not text"/></w:sdtPr><w:sdtContent><w:p>${field('begin')}<w:r><w:instrText> HYPERLINK "https://example.com/me" </w:instrText></w:r>${field('separate')}${run('my page')}${field('end')}<w:hyperlink r:id="l1">${run(' and code')}</w:hyperlink></w:p></w:sdtContent></w:sdt>`,
    })
    expect(text).toBe('my page and code')
    expect(links.map(({ target, text: words }) => [target, words])).toEqual([
      ['https://example.com/me', 'my page'],
      ['https://github.com/fixture', 'and code'],
    ])
  })

  it('reads footnotes after the text', async () => {
    const note = (text: string, type = ''): string =>
      `<w:footnote ${type}>${paragraph(text)}</w:footnote>`
    const { text } = await readXml({
      body: paragraph('Published two papers'),
      footnotes: note('line', 'w:type="separator"') + note('In print'),
    })
    expect(text).toBe('Published two papers\n\nIn print')
  })

  it('reads what stands far deeper than programs write', async () => {
    expect((await read(nested(200))).text).toBe('Far inside')
  })

  it('reads a file whose producer chose other prefixes', async () => {
    const { text, lines } = await readXml({
      document:
        '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:pPr><x:outlineLvl x:val="0"/></x:pPr><x:r><x:t>Strict</x:t></x:r></x:p></x:body></x:document>',
    })
    expect(text).toBe('Strict')
    expect(lines).toMatchObject([{ kind: 'heading' }])
  })
})

describe('refusing a Word file', () => {
  it.each([
    ['spaces', 'too_large'],
    ['paragraphs', 'too_large'],
    ['lyingSize', 'damaged'],
    ['manyEntries', 'too_large'],
    ['elements', 'too_large'],
    ['nesting', 'damaged'],
    ['nestingOf300', 'damaged'],
    ['doctype', 'damaged'],
    ['foreignEntity', 'damaged'],
    ['laughs', 'damaged'],
    ['macros', 'macro_enabled'],
    ['macrosUnderPlainType', 'macro_enabled'],
    ['spreadsheet', 'not_as_named'],
    ['plainZip', 'not_as_named'],
    ['brokenXml', 'damaged'],
    ['noDocument', 'not_as_named'],
    ['empty', 'empty'],
  ] as const)('%s: %s, at once', async (name, reason) => {
    const bytes = hostileDocx[name]()
    const before = process.cpuUsage()
    const result = await readDocument(bytes, 'cv.docx')
    expect(result).toMatchObject({ status: 'unreadable', reason })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1500)
  })

  it('knows a file with a password and one that was cut off', async () => {
    const whole = await writeDocx(mara, 'styled')
    expect(await readDocument(encryptedDocx(), 'cv.docx')).toMatchObject({ reason: 'password' })
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const part = whole.slice(0, whole.length * share)
      expect(await readDocument(part, 'cv.docx')).toMatchObject({ reason: 'damaged' })
    }
  })
})
