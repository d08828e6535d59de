import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
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
