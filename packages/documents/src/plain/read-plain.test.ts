import { describe, expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'

const words = 'Zoë Müller – café\nnaïve “quotes”'

async function textOf(bytes: Uint8Array, name = 'cv.txt'): Promise<string> {
  const result = await readDocument(bytes, name)
  return result.status === 'read' ? result.text : result.reason
}

describe('reading a text file', () => {
  it('finds out how the letters are written', async () => {
    const utf16 = Buffer.from(words, 'utf16le')
    expect(await textOf(Buffer.from(words))).toBe(words)
    expect(await textOf(Buffer.from(`\ufeff${words}`))).toBe(words)
    expect(await textOf(utf16)).toBe(words)
    expect(await textOf(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))).toBe(words)
    expect(
      await textOf(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])),
    ).toBe(words)
    expect(await textOf(Buffer.from(utf16).swap16())).toBe(words)
  })

  it('reads the Windows letters of old files', async () => {
    const windows = Buffer.from('Zo\xeb M\xfcller \x96 caf\xe9 \x93quotes\x94 \x80 50', 'latin1')
    expect(await textOf(windows)).toBe('Zoë Müller – café “quotes” € 50')
  })

  it('gives all bullets one sign and drops what is not text', async () => {
    const raw = 'Skills\r\n▪ Welding\r\n- Reading plans\r\n\u2022\tLifting\r\n2019 - 2021\u200b\r\n'
    expect(await textOf(Buffer.from(raw))).toBe(
      'Skills\n• Welding\n• Reading plans\n• Lifting\n2019 - 2021',
    )
  })

  it('joins letters that stand apart and words torn at a line end', async () => {
    const raw =
      'J O R D A N   L E E\nLed the develop-\nment of multi-\ntenant tools\nUses develop-\nxyz'
    expect(await textOf(Buffer.from(raw))).toBe(
      'JORDAN LEE\nLed the development\nof multi-tenant\ntools\nUses develop-\nxyz',
    )
  })

  it('keeps the wide blanks that part columns', async () => {
    const raw =
      '2018 to date  Coach & bus driver  Hill Coaches\n2011 - 2018   Delivery driver   Mill Bakery'
    expect(await textOf(Buffer.from(raw))).toBe(raw)
  })

  it('keeps a line break that a form feed stands for', async () => {
    expect(await textOf(Buffer.from('one\ftwo'))).toBe('one\ntwo')
  })
})

describe('reading Markdown', () => {
  it('reads structure and drops its signs', async () => {
    const raw = [
      '---',
      'title: cv',
      '---',
      '# Mara **Lindqvist**',
      '',
      '[me@example.com](mailto:me@example.com) · <https://github.com/mara-example>',
      '',
      'Experience',
      '----------',
      '**Plant Engineer** at _Northwind_',
      '* Cut `waste` by 12 \\*percent\\*',
      '',
      '| Skill | Years |',
      '|---|---|',
      '| C++ | 8 |',
    ].join('\n')
    const result = await readDocument(Buffer.from(raw), 'cv.md')
    if (result.status !== 'read') throw new Error(result.reason)
    expect(result.text).toBe(
      [
        'Mara Lindqvist',
        '',
        'me@example.com · https://github.com/mara-example',
        '',
        'Experience',
        '',
        'Plant Engineer at Northwind',
        '• Cut waste by 12 *percent*',
        '',
        'Skill\tYears',
        '',
        'C++\t8',
      ].join('\n'),
    )
    expect(result.lines.filter(({ kind }) => kind === 'heading')).toHaveLength(2)
    expect(result.links.map(({ kind }) => kind)).toEqual(['email', 'github'])
    expect(result.report.tables).toBe(1)
  })

  it('reads an item that opens in bold, in code or with a link as an item', async () => {
    const raw = [
      '* **Patient care:** cared for 8 patients a shift',
      '- `SQL` for reports',
      '- [NMC](https://example.com) register',
      '* * *',
      '**Training**',
    ].join('\n')
    expect(await textOf(Buffer.from(raw), 'cv.md')).toBe(
      [
        '• Patient care: cared for 8 patients a shift',
        '• SQL for reports',
        '• NMC register',
        '',
        'Training',
      ].join('\n'),
    )
  })

  it('keeps snake_case, C# and 5 * 3 as they are', async () => {
    expect(await textOf(Buffer.from('my_var_name and C# and 5 * 3 * 2'), 'cv.md')).toBe(
      'my_var_name and C# and 5 * 3 * 2',
    )
  })
})
