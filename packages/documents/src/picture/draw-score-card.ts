import { createRequire } from 'node:module'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { cardColors, cardSize } from './card-look.ts'
import { drawMarkedSheet, type MarkedRow } from './draw-marked-sheet.ts'
import { withoutPictures } from './without-pictures.ts'
import { wrapWords } from './wrap-words.ts'

/** What the picture of a score says; nothing of the person is among it. */
export interface ScoreCard {
  readonly brand: string
  readonly score: number
  readonly band: string
  /** How good the band is, which colours its stroke. */
  readonly look: 'met' | 'partly' | 'line'
  readonly title: string | null
  /** How the first requirements are met, drawn as marked lines. */
  readonly rows: readonly MarkedRow[]
}

/** Font files for headlines and for the rest. */
export interface CardFonts {
  readonly serif: string
  readonly sans: string
}

const { resolve } = createRequire(import.meta.url)
/** Greek, Cyrillic, Hebrew and Vietnamese, which the fonts of the product leave out. */
const further = '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf'

const left = 72
const textWidth = 560
const mostTitleLines = 2

/** A score as a marked page, 1200 by 630 pixels: what a shared link shows where it is posted. */
export async function drawScoreCard(card: ScoreCard, fonts: CardFonts): Promise<Uint8Array> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas')
  for (const [name, path] of Object.entries({ ...fonts, further: resolve(further) })) {
    if (!GlobalFonts.has(`Card ${name}`)) GlobalFonts.registerFromPath(path, `Card ${name}`)
  }
  const canvas = createCanvas(cardSize.width, cardSize.height)
  const context = canvas.getContext('2d')
  drawPaper(context)
  drawBrand(context, card.brand)
  drawScore(context, card)
  drawTitle(context, card)
  drawMarkedSheet(context, card.rows)
  return canvas.encode('png')
}

function drawPaper(context: SKRSContext2D): void {
  const { width, height } = cardSize
  context.fillStyle = cardColors.paper
  context.fillRect(0, 0, width, height)
  context.fillStyle = cardColors.met
  context.fillRect(0, height - 14, width, 14)
}

function drawBrand(context: SKRSContext2D, brand: string): void {
  context.font = '600 44px "Card serif", sans-serif'
  const { width } = context.measureText(brand)
  drawStroke(context, { x: left - 12, y: 72, width: width + 24, height: 40 })
  context.fillStyle = cardColors.ink
  context.fillText(brand, left, 103)
}

function drawScore(context: SKRSContext2D, { score, band, look }: ScoreCard): void {
  context.font = '600 200px "Card serif", sans-serif'
  const { width } = context.measureText(String(score))
  const color = cardColors[look]
  drawStroke(context, { x: left - 12, y: 262, width: width + 24, height: 84, color })
  context.fillStyle = cardColors.ink
  context.fillText(String(score), left, 340)
  context.font = '400 40px "Card sans", sans-serif'
  context.fillStyle = cardColors.quiet
  context.fillText('of 100', left + width + 28, 288)
  context.fillStyle = cardColors.ink
  context.fillText(band, left + width + 28, 338)
}

function drawTitle(context: SKRSContext2D, { title }: ScoreCard): void {
  context.font = '500 46px "Card serif", "Card further", sans-serif'
  context.fillStyle = cardColors.ink
  const measure = (text: string) => context.measureText(text).width
  const words = withoutPictures(title ?? '') || 'A CV beside a job'
  const lines = wrapWords(words, { width: textWidth, measure })
  const shown = lines.slice(0, mostTitleLines)
  const isCut = lines.length > mostTitleLines
  for (const [index, line] of shown.entries()) {
    const end = isCut && index === mostTitleLines - 1 ? ' …' : ''
    context.fillText(`${line}${end}`, left, 430 + index * 56)
  }
  context.font = '400 24px "Card sans", sans-serif'
  context.fillStyle = cardColors.quiet
  context.fillText('How a CV fits this job, line by line', left, 566)
}

/** The marker: a band that leans a little, as a hand would draw it. */
function drawStroke(
  context: SKRSContext2D,
  {
    x,
    y,
    width,
    height,
    color = cardColors.met,
  }: { x: number; y: number; width: number; height: number; color?: string },
): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(x + 6, y)
  context.lineTo(x + width + 4, y)
  context.lineTo(x + width - 4, y + height)
  context.lineTo(x - 4, y + height)
  context.fill()
}
