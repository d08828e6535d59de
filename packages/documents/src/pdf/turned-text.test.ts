import { describe, expect, it } from 'vitest'
import { onePage, stream } from '../../test/fixtures/hostile-pdfs.ts'
import { readDocument } from '../read-document.ts'

async function textOf(content: string): Promise<string> {
  const result = await readDocument(onePage(stream(content)), 'cv.pdf', { ocr: false })
  if (result.status === 'unreadable') throw new Error(result.reason)
  return result.text
}

const name = 'BT /F1 11 Tf 60 700 Td (Ann Larsson, engineer of bridges) Tj ET'

describe('text that does not lie as the page does', () => {
  it('is left out where it is stamped across the page', async () => {
    const stamp = 'BT /F1 70 Tf 0.6 0.8 -0.8 0.6 90 200 Tm (DRAFT) Tj ET'
    expect(await textOf(`${name} ${stamp}`)).toBe('Ann Larsson, engineer of bridges')
  })

  it('keeps its bullets where the whole page lies on its side', async () => {
    const lines = ['Led a crew of nine', 'Cut waste by a third'].map((words, line) => {
      const x = 100 + line * 16
      const dot = `${x - 6} 92 3 3 re f`
      return `${dot} BT /F1 11 Tf 0 1 -1 0 ${x} 100 Tm (${words}) Tj ET`
    })
    expect(await textOf(lines.join(' '))).toBe('• Led a crew of nine\n• Cut waste by a third')
  })
})

describe('dates on top of a column', () => {
  it('stand next to the title that the column before ends with', async () => {
    const drawn = [
      'BT /F1 11 Tf 60 120 Td (Import Administrator) Tj 0 -14 Td (Landguard Shipping) Tj ET',
      'BT /F1 11 Tf 320 700 Td (2014 - 2017) Tj 0 -14 Td (Booked haulage for importers) Tj ET',
    ]
    expect(await textOf(drawn.join(' '))).toBe(
      'Import Administrator\nLandguard Shipping\n2014 - 2017\nBooked haulage for importers',
    )
  })
})
