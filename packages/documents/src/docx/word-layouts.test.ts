import { describe, expect, it } from 'vitest'
import { paragraph, type WordXml, writeWordXml } from '../../test/fixtures/write-word-xml.ts'
import { readDocument } from '../read-document.ts'

async function textOf(xml: WordXml): Promise<string> {
  const result = await readDocument(writeWordXml(xml), 'cv.docx')
  if (result.status === 'unreadable') throw new Error(result.reason)
  return result.text
}

const heading = (text: string): string =>
  paragraph(text, '<w:pPr><w:outlineLvl w:val="0"/></w:pPr>')
const cell = (...texts: readonly string[]): string =>
  `<w:tc>${texts.map((text) => (text.startsWith('<') ? text : paragraph(text))).join('')}</w:tc>`
const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: readonly string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`
const boxed = (...texts: readonly string[]): string =>
  `<w:r><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${texts
    .map((text) => paragraph(text))
    .join('')}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r>`
const anchoring = (text: string, box: string): string =>
  `<w:p><w:r><w:t>${text}</w:t></w:r>${box}</w:p>`

describe('the layouts of Word templates', () => {
  it('are read column by column where rows set sections beside each other', async () => {
    const body = table(
      row(cell('Contact', '07700 900123'), cell('Profile', 'A calm nurse')),
      row(cell('Skills', 'Triage', 'Rotas'), cell('Experience', 'Nurse', 'Fenland Hospital')),
      row(cell(''), cell('Sister', 'Wensum Clinic')),
    )
    expect((await textOf({ body })).replace(/\n+/g, ' / ')).toBe(
      'Contact / 07700 900123 / Skills / Triage / Rotas / Profile / A calm nurse / Experience / Nurse / Fenland Hospital / Sister / Wensum Clinic',
    )
  })

  it('keep a title in a table of its own with the employer below it', async () => {
    const inner = table(row(cell('Nurse'), cell('2019 - 2021')))
    const body = table(row(cell(inner, 'Fenland Hospital', 'Dressed wounds')))
    expect(await textOf({ body })).toBe('Nurse\t2019 - 2021\nFenland Hospital\nDressed wounds')
  })

  it('keep a name and what follows together where a side bar hangs on it', async () => {
    const bar = boxed('Skills', 'Triage', 'Rotas', 'Wound care')
    const body = `${anchoring('Ada Fen', bar)}${paragraph('Nurse')}${heading('Profile')}`
    expect(await textOf({ body })).toBe(
      'Ada Fen\nNurse\n\nSkills\nTriage\nRotas\nWound care\n\nProfile',
    )
  })

  it('keep dates in a box with the entry that they hang on', async () => {
    const body = `${anchoring('Nurse', boxed('2019 - 2021'))}${paragraph('Fenland Hospital')}`
    expect((await textOf({ body })).replace(/\n+/g, ' / ')).toBe(
      'Nurse / 2019 - 2021 / Fenland Hospital',
    )
  })

  it('leave out what a template asks to be typed', async () => {
    const control = (properties: string, text: string): string =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`
    const body =
      control('', 'Ada Fen') + control('<w:showingPlcHdr/>', 'Click or tap here to enter text.')
    expect(await textOf({ body })).toBe('Ada Fen')
  })

  it('are read with their diagrams, each point with what hangs below it', async () => {
    const point = (id: string, text: string, type = 'node'): string =>
      `<dgm:pt modelId="${id}" type="${type}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`
    const link = (from: string, to: string, order: number): string =>
      `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}"/>`
    const model = `<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst>${point('0', '', 'doc')}${point('2', 'Sister')}${point('1', 'Nurse')}${point('3', 'Dressed wounds')}${point('4', 'seen', 'pres')}</dgm:ptLst><dgm:cxnLst>${link('0', '2', 1)}${link('0', '1', 0)}${link('1', '3', 0)}<dgm:cxn type="presOf" srcId="1" destId="4"/></dgm:cxnLst></dgm:dataModel>`
    const body = `${paragraph('Ada Fen')}<w:p><w:r><w:drawing xmlns:dgm="d"><dgm:relIds r:dm="d1"/></w:drawing></w:r></w:p>${paragraph('Languages')}`
    const text = await textOf({
      body,
      extra: [{ name: 'word/diagrams/data1.xml', content: model }],
    })
    expect(text.replace(/\n+/g, ' / ')).toBe(
      'Ada Fen / Nurse / • Dressed wounds / Sister / Languages',
    )
  })

  it('are read without a header that says what the page says, and with one that tells more', async () => {
    const reference =
      '<w:sectPr><w:headerReference xmlns:r="r" w:type="default" r:id="h1"/></w:sectPr>'
    const body = `${paragraph('Ada Fen')}${paragraph('Nurse, Leeds')}${reference}`
    const header = (more: string) => paragraph('Ada Fen, page 1 of 2') + paragraph(more)
    expect(await textOf({ body, header: header('Nurse') })).toBe('Ada Fen\nNurse, Leeds')
    expect(await textOf({ body, header: header('07700 900123') })).toBe(
      'Ada Fen, page 1 of 2\n07700 900123\n\nAda Fen\nNurse, Leeds',
    )
  })
})
