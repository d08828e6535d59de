/** A paragraph as measured: how many lines it takes, how high each, and what stands around it. */
export interface MeasuredParagraph {
  readonly lines: number
  readonly line: number
  readonly gapBefore: number
  /** Height of what is drawn under the last line, such as a rule. */
  readonly below: number
  readonly keepsNext: boolean
}

/** Where a stretch of a paragraph's lines stands. `top` counts from the upper margin. */
export interface PlacedLines {
  readonly paragraph: number
  readonly fromLine: number
  readonly toLine: number
  /** From 0. */
  readonly page: number
  readonly top: number
}

interface Place {
  page: number
  /** How far the page is filled. */
  filled: number
}

/** A paragraph of up to three lines stays whole, a longer one leaves two lines on either side. */
const togetherLines = 2

/**
 * Breaks measured paragraphs into pages of a height, as a word processor does: headings stay with
 * what they head, no line stands alone, the gap above a page's first paragraph falls away.
 */
export function breakPages(
  paragraphs: readonly MeasuredParagraph[],
  height: number,
): readonly PlacedLines[] {
  const placed: PlacedLines[] = []
  const place: Place = { page: 0, filled: 0 }
  paragraphs.forEach((paragraph, index) => {
    const isLead = paragraphs[index - 1]?.keepsNext !== true
    const needed = isLead ? openingHeight(paragraphs, index) : 0
    // What does not fit even an empty page is not helped by another one.
    if (place.filled > 0 && place.filled + needed > height && needed <= height) turn(place)
    placed.push(...placeLines(paragraph, { index, height, place }))
  })
  return placed
}

/** What must stand on one page: the paragraphs that keep to the next, and the next one's first lines. */
function openingHeight(paragraphs: readonly MeasuredParagraph[], from: number): number {
  let needed = 0
  for (let index = from; index < paragraphs.length; index++) {
    const paragraph = paragraphs[index]
    if (!paragraph) break
    const { lines, line, gapBefore, below, keepsNext } = paragraph
    const isAll = keepsNext || lines <= togetherLines + 1
    needed += gapBefore + (isAll ? lines * line + below : togetherLines * line)
    if (!keepsNext) break
  }
  return needed
}

function placeLines(
  paragraph: MeasuredParagraph,
  { index, height, place }: { index: number; height: number; place: Place },
): PlacedLines[] {
  const placed: PlacedLines[] = []
  const { lines, line } = paragraph
  let fromLine = 0
  while (fromLine < lines) {
    const gap = place.filled > 0 && fromLine === 0 ? paragraph.gapBefore : 0
    const room = Math.max(0, Math.floor((height - place.filled - gap) / line + 1e-6))
    const count = linesHere({ left: lines - fromLine, room, isEmptyPage: place.filled === 0 })
    if (count === 0) {
      turn(place)
      continue
    }
    const top = place.filled + gap
    placed.push({ paragraph: index, fromLine, toLine: fromLine + count, page: place.page, top })
    fromLine += count
    place.filled = top + count * line
    if (fromLine < lines) turn(place)
  }
  place.filled += paragraph.below
  return placed
}

function linesHere({
  left,
  room,
  isEmptyPage,
}: {
  left: number
  room: number
  isEmptyPage: boolean
}) {
  if (left <= room) return left
  const least = isEmptyPage ? 1 : 0
  const isWhole = left <= togetherLines + 1
  const leavingTwo = Math.min(room, left - togetherLines)
  if (isEmptyPage) return Math.max(1, isWhole ? room : leavingTwo)
  return isWhole || leavingTwo < togetherLines ? least : leavingTwo
}

function turn(place: Place): void {
  place.page++
  place.filled = 0
}
