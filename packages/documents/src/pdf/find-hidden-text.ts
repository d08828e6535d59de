import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { HiddenText } from '../document.ts'
import { logicalOrder } from '../layout/logical-order.ts'
import { drawPage } from './drawing/draw-page.ts'
import type { PageRuns } from './drawing/read-runs.ts'
import type { DrawnText } from './drawing/show-text.ts'
import type { Painted } from './drawing/trace-drawing.ts'

/** Points; nobody reads smaller print. */
const smallestVisible = 3
/** Luminance from 0 to 255: less of a difference between a text's darkest and lightest dot is none. */
const leastSpread = 16

export interface HiddenRuns {
  readonly runs: ReadonlySet<DrawnText>
  readonly found: readonly HiddenText[]
}

/**
 * Text that a reader of the page cannot see. What its colours, size or what was painted over it make
 * suspect is looked at in a picture of the page: white text on a dark banner is plain to see there.
 */
export async function findHiddenText(
  pages: readonly PageRuns[],
  draw: () => Promise<PDFDocumentProxy>,
): Promise<HiddenRuns> {
  const hidden = new Map<DrawnText, HiddenText['how']>()
  const found: HiddenText[] = []
  for (const [index, page] of pages.entries()) {
    for (const text of page.runs) if (text.size < smallestVisible) hidden.set(text, 'tiny')
    const suspects = findSuspects(page).filter((text) => !hidden.has(text))
    if (suspects.length > 0) {
      const picture = await drawPage(await (await draw()).getPage(index + 1), 72)
      const pixels = picture.canvas
        .getContext('2d')
        .getImageData(0, 0, picture.canvas.width, picture.canvas.height)
      for (const text of suspects) {
        if (spreadIn(text, { pixels, scale: picture.scale }) >= leastSpread) continue
        hidden.set(text, isInvisible(text) ? 'invisible' : 'same_colour')
      }
    }
    found.push(...joinFound(page, hidden, index + 1))
  }
  return { runs: new Set(hidden.keys()), found }
}

function findSuspects({ runs, painted }: PageRuns): readonly DrawnText[] {
  const boxes = painted.filter(
    ({ left, right, top, bottom }) => right - left > 4 && bottom - top > 2,
  )
  return runs.filter((text, index) => {
    if (text.angle !== 0) return false
    if (isInvisible(text)) return true
    const own = luminanceOf(text.fill)
    if (own > paperSuspect) return true
    const around = boxes.filter((box) => isUnder(text, box))
    // What was painted later may cover it; what was painted before may have its colour.
    return around.some((box) =>
      box.over > index ? box.opacity > 0.5 : Math.abs(own - luminanceOf(box.fill)) < leastSpread,
    )
  })
}

const paperSuspect = 255 - 2 * leastSpread

/** Drawn without ink, or with next to none. */
function isInvisible({ mode, opacity }: DrawnText): boolean {
  return mode === 3 || mode === 7 || opacity < 0.15
}

function isUnder(text: DrawnText, cover: Painted): boolean {
  const middle = (text.start + text.end) / 2
  const height = text.baseline - text.size / 3
  return middle > cover.left && middle < cover.right && height > cover.top && height < cover.bottom
}

interface Picture {
  readonly pixels: {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  readonly scale: number
}

function spreadIn(text: DrawnText, { pixels, scale }: Picture): number {
  const left = Math.max(0, Math.floor(text.start * scale))
  const right = Math.min(pixels.width, Math.ceil(text.end * scale))
  const top = Math.max(0, Math.floor((text.baseline - text.size * 0.8) * scale))
  const bottom = Math.min(pixels.height, Math.ceil((text.baseline + text.size * 0.1) * scale))
  let darkest = 255
  let lightest = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * pixels.width + x) * 4
      const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at, at + 3)
      const light = luminance(red, green, blue)
      if (light < darkest) darkest = light
      if (light > lightest) lightest = light
    }
  }
  return lightest - darkest
}

function luminanceOf(fill: string): number {
  const channel = (at: number): number => Number.parseInt(fill.slice(at, at + 2), 16)
  // What is filled with a pattern may have any colour.
  return fill === '' ? 255 : luminance(channel(1), channel(3), channel(5))
}

function luminance(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function joinFound(
  { runs, offPage }: PageRuns,
  hidden: ReadonlyMap<DrawnText, HiddenText['how']>,
  page: number,
): readonly HiddenText[] {
  const joined: { text: string; page: number; how: HiddenText['how'] }[] = []
  let before: DrawnText | undefined
  for (const text of runs) {
    const how = hidden.get(text)
    const last = joined.at(-1)
    if (how && last && before && hidden.get(before) === how) {
      const isNext = text.afterSpace || Math.abs(text.baseline - before.baseline) > 1
      last.text += isNext ? ` ${text.text}` : text.text
    } else if (how) joined.push({ text: text.text, page, how })
    before = text
  }
  const beside = offPage
    .map(({ text }) => text)
    .join(' ')
    .trim()
  if (beside !== '') joined.push({ text: beside, page, how: 'invisible' })
  return joined.map((found) => ({ ...found, text: logicalOrder(found.text) }))
}
