import { describe, expect, it } from 'vitest'
import type { DraftLine } from '../../draft.ts'
import { joinWrappedLines } from './join-wrapped-lines.ts'

const line = (text: string, isFull = false, kind: DraftLine['kind'] = 'text'): DraftLine => ({
  ...{ text, page: 1, x: 50, y: 100, width: 200, fontSize: 10, fontName: 'plain', bold: false },
  ...{ kind, place: 'body', gapAbove: false },
  ...(isFull ? { isFull } : {}),
})
const joined = (...lines: readonly DraftLine[]) => joinWrappedLines(lines).map(({ text }) => text)

describe('joinWrappedLines', () => {
  it('reads a sentence that a column has broken as one line, names and all', () => {
    const lines = [
      line('Ran the stores of', true),
      line('Larkfield and kept', true),
      line('Hill House open.'),
      line('Reference on request'),
    ]
    expect(joined(...lines)).toEqual([
      'Ran the stores of Larkfield and kept Hill House open.',
      'Reference on request',
    ])
  })

  it('goes on behind an "&" or an "and", however much room there was', () => {
    expect(joined(line('Foreman, Dunrobin &'), line('Son, Timaru'))).toEqual([
      'Foreman, Dunrobin & Son, Timaru',
    ])
    // As word processors write it, with a blank where the line ends.
    expect(joined(line('University of '), line('Eastmoor'))).toEqual(['University of Eastmoor'])
    const degree = { ...line('BA Accounting and'), bold: true }
    expect(joined(degree, line('Finance, Hill College'))).toHaveLength(1)
  })

  it('joins what a bullet says, and begins a new line at the next one', () => {
    const lines = [
      line('Cut waste by a stock', true, 'bullet'),
      line('list for every bay', true),
      line('Trained students', false, 'bullet'),
    ]
    expect(joined(...lines)).toEqual([
      'Cut waste by a stock list for every bay',
      'Trained students',
    ])
  })

  it('goes on overleaf with what a page has broken, and begins anew with what stands there by itself', () => {
    const overleaf = (text: string, kind: DraftLine['kind'] = 'text', x = 50) => ({
      ...line(text, false, kind),
      ...{ page: 2, x, gapAbove: true },
    })
    const bullet = line('Prepared the returns of the shops by', true, 'bullet')
    expect(joined(bullet, overleaf('the end of each quarter', 'text', 58))).toHaveLength(1)
    expect(joined(line('Kept the books of'), overleaf('the shops and their yard'))).toHaveLength(1)
    expect(joined(bullet, overleaf('accountants', 'text', 58))).toHaveLength(1)
    expect(joined(bullet, overleaf('the end of each quarter', 'bullet'))).toHaveLength(2)
    expect(joined(bullet, overleaf('Education'))).toHaveLength(2)
    expect(joined(bullet, overleaf('of another column', 'text', 300))).toHaveLength(2)
    expect(
      joined(line('Kept the books.', true), overleaf('the shops and their yard')),
    ).toHaveLength(2)
    expect(joined(line('kept the books'), overleaf('hill house, clerk, 2019'))).toHaveLength(2)
    expect(joined(bullet, overleaf('work experience'))).toHaveLength(2)
  })

  it('joins what hangs below a bullet, wherever the line above ended', () => {
    const bullet = line('Registered as dental', false, 'bullet')
    const entry = line('March 2022 - Present', false, 'bullet')
    const hung = (text: string) => ({ ...line(text), x: 60 })
    expect(joined(bullet, hung('nurse.'))).toEqual(['Registered as dental nurse.'])
    expect(joined(entry, hung('Senior Nurse'))).toHaveLength(2)
  })

  it('joins the last word of a sentence that begins with a capital', () => {
    expect(joined(line('Level 3 Food', true), line('Safety.'))).toEqual(['Level 3 Food Safety.'])
  })

  it('leaves a list, an address and the dates of an entry on their own lines', () => {
    const list = ['Periodic inspection and testing', 'Motor control', 'ada@example.com']
    expect(joined(...list.map((text) => line(text, true)))).toEqual(list)
    const entry = ['Cook, Hill Inn, 2019 - now', 'kept the larder']
    expect(joined(...entry.map((text) => line(text, true)))).toEqual(entry)
  })

  it('leaves a line that ended early', () => {
    expect(joined(line('driving'), line('licence'))).toEqual(['driving', 'licence'])
  })
})
