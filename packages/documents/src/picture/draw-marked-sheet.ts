import type { SKRSContext2D } from '@napi-rs/canvas'
import { cardColors } from './card-look.ts'

/** A line of the sheet, marked the way the product marks it: never by colour alone. */
export type MarkedRow = 'met' | 'partly' | 'missing' | 'unclear'

const sheet = { x: 752, y: 96, width: 360, height: 424 } as const
const rowHeight = 38
const mostRows = 9
/** Lines of a page are of many lengths; these repeat. */
const lengths = [250, 290, 210, 268, 232, 300] as const

export function drawMarkedSheet(context: SKRSContext2D, rows: readonly MarkedRow[]): void {
  context.save()
  context.translate(sheet.x, sheet.y)
  context.rotate(0.02)
  context.fillStyle = cardColors.sheet
  context.strokeStyle = cardColors.text
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(0, 0, sheet.width, sheet.height, 8)
  context.fill()
  context.stroke()
  context.fillStyle = cardColors.ink
  bar(context, { y: 34, length: 150, thickness: 12 })
  for (const [index, row] of rows.slice(0, mostRows).entries()) {
    const length = lengths[index % lengths.length] ?? lengths[0]
    drawRow(context, row, { y: 78 + index * rowHeight, length })
  }
  context.restore()
}

function drawRow(
  context: SKRSContext2D,
  row: MarkedRow,
  { y, length }: { y: number; length: number },
): void {
  if (row === 'met' || row === 'partly') {
    const isMet = row === 'met'
    context.fillStyle = isMet ? cardColors.met : cardColors.partly
    context.fillRect(26, isMet ? y - 9 : y + 1, length + 8, isMet ? 26 : 13)
  }
  if (row === 'missing') {
    context.strokeStyle = cardColors.missing
    context.setLineDash([6, 5])
    context.strokeRect(24, y - 8, length + 12, 24)
    context.setLineDash([])
  }
  context.fillStyle = cardColors.text
  bar(context, { y, length, thickness: 8 })
}

function bar(
  context: SKRSContext2D,
  { y, length, thickness }: { y: number; length: number; thickness: number },
): void {
  context.beginPath()
  context.roundRect(30, y, length, thickness, thickness / 2)
  context.fill()
}
