import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cardColors } from './card-look.ts'
import { drawScoreCard, type ScoreCard } from './draw-score-card.ts'

const folder = join(import.meta.dirname, '../../../../apps/web/app/fonts')
const fonts = {
  serif: join(folder, 'newsreader-latin.woff2'),
  sans: join(folder, 'inter-latin.woff2'),
}
const card: ScoreCard = {
  brand: 'Rolefit',
  score: 68,
  band: 'Borderline',
  look: 'partly',
  title: 'Senior Nurse, Surgical Ward',
  rows: ['met', 'met', 'partly', 'missing', 'met', 'unclear'],
}

describe('drawScoreCard', () => {
  it('draws a picture of the size that previews are cut from', async () => {
    const image = await loadImage(Buffer.from(await drawScoreCard(card, fonts)))
    expect([image.width, image.height]).toEqual([1200, 630])
  })

  it('draws the same card byte for byte, and another score otherwise', async () => {
    const first = await drawScoreCard(card, fonts)
    expect(Buffer.compare(first, await drawScoreCard(card, fonts))).toBe(0)
    expect(Buffer.compare(first, await drawScoreCard({ ...card, score: 86 }, fonts))).not.toBe(0)
  })

  it('marks a line of the sheet for each requirement, in the colour of its mark', async () => {
    const marks = await Promise.all(
      (['met', 'partly', 'missing', 'unclear'] as const).map(async (row) => {
        const png = await drawScoreCard({ ...card, rows: [row] }, fonts)
        return coloursOn(png).then((colours) => ({
          met: colours.has(cardColors.met),
          partly: colours.has(cardColors.partly),
          missing: colours.has(cardColors.missing),
        }))
      }),
    )
    expect(marks).toEqual([
      { met: true, partly: false, missing: false },
      { met: false, partly: true, missing: false },
      { met: false, partly: false, missing: true },
      { met: false, partly: false, missing: false },
    ])
  })

  it('shows as many lines as the sheet holds, and no more', async () => {
    const cardOf = (lines: number) =>
      drawScoreCard({ ...card, rows: Array.from({ length: lines }, () => 'met') }, fonts)
    expect(Buffer.compare(await cardOf(9), await cardOf(20))).toBe(0)
  })

  it('leaves out pictures among the words, and draws a hyphen of any kind', async () => {
    const title = '🚀 Senior Data Engineer 👩🏽‍💻 – Remote‑first, EU 🇪🇺 🌍️'
    const plain = 'Senior Data Engineer – Remote-first, EU'
    const drawn = await drawScoreCard({ ...card, title }, fonts)
    expect(Buffer.compare(drawn, await drawScoreCard({ ...card, title: plain }, fonts))).toBe(0)
  })

  it('keeps the numbers and signs of a title', async () => {
    const [title, less] = ['C# Developer* №1', 'C Developer №']
    const drawn = await drawScoreCard({ ...card, title }, fonts)
    expect(Buffer.compare(drawn, await drawScoreCard({ ...card, title: less }, fonts))).not.toBe(0)
  })

  it.each([
    ['Инженер', 'Учитель'],
    ['Νοσηλευτής', 'Μηχανικός'],
  ])('draws letters that the headline font lacks: %s', async (title, other) => {
    const drawn = await drawScoreCard({ ...card, title }, fonts)
    expect(Buffer.compare(drawn, await drawScoreCard({ ...card, title: other }, fonts))).not.toBe(0)
  })

  it('keeps the longest title off the sheet', async () => {
    const endless = { ...card, title: 'Donaudampfschifffahrtsgesellschaft'.repeat(9) }
    const [plain, long] = await Promise.all([
      pixelsBetween(await drawScoreCard({ ...card, title: 'Nurse' }, fonts)),
      pixelsBetween(await drawScoreCard(endless, fonts)),
    ])
    expect(Buffer.compare(plain, long)).toBe(0)
  })
})

/** The gap between the words and the sheet, where nothing may stand. */
async function pixelsBetween(png: Uint8Array): Promise<Buffer> {
  const context = createCanvas(1200, 630).getContext('2d')
  context.drawImage(await loadImage(Buffer.from(png)), 0, 0)
  return Buffer.from(context.getImageData(690, 100, 40, 480).data)
}

/** The colours of whole pixels on the sheet. */
async function coloursOn(png: Uint8Array): Promise<ReadonlySet<string>> {
  const context = createCanvas(1200, 630).getContext('2d')
  context.drawImage(await loadImage(Buffer.from(png)), 0, 0)
  const { data } = context.getImageData(760, 110, 340, 400)
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 4) {
    colours.add(`#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`)
  }
  return colours
}
