import type { DraftLine } from '../../draft.ts'
import { saysNothingNew, wordsOf } from '../../layout/running-words.ts'

/** Shares of the page's height in which running heads, feet and page numbers stand. */
const headShare = 0.08
const footShare = 0.92

/** A running line stands apart from the text: farther than this, in sizes of its letters. */
const apart = 2.1

export interface PlacedPage {
  readonly lines: readonly DraftLine[]
  readonly height: number
}

/**
 * Takes page numbers out, and of what is repeated at the head or foot of every page leaves the first:
 * they would stand in the middle of whatever runs over the page's end.
 */
export function settleMargins(pages: readonly PlacedPage[]): readonly DraftLine[] {
  const placed = pages.map(({ lines, height }, index) =>
    lines.map((line) => ({
      line,
      place: marginOf(line, height),
      key: withoutPageNumbers(line.text, { page: index + 1, pages: pages.length }),
    })),
  )
  const repeated = findRepeated(placed)
  const seen = new Set<string>()
  const isTold = toldMargins(placed, repeated)
  return placed.flatMap((page, index) =>
    page.flatMap(({ line, place, key }): readonly DraftLine[] => {
      if (place === null) return [line]
      if (isPageNumber(line.text, pages.length) || isPrintMark(line.text, place)) return []
      if (!repeated.has(key) || !standsApart(line, place, pages[index]?.lines ?? [])) return [line]
      if (seen.has(key)) return []
      seen.add(key)
      return isTold[place] ? [] : [{ ...line, place }]
    }),
  )
}

interface PlacedLine {
  readonly line: DraftLine
  readonly place: 'header' | 'footer' | null
  /** Its text, but for the numbers that count pages. */
  readonly key: string
}

/** Whether all that runs over the heads, or over the feet, of the pages stands in the text as well. */
function toldMargins(
  pages: readonly (readonly PlacedLine[])[],
  repeated: ReadonlySet<string>,
): Readonly<Record<'header' | 'footer', boolean>> {
  const runs = ({ place, key }: PlacedLine): boolean => place !== null && repeated.has(key)
  const lines = pages.flat()
  const told = wordsOf(lines.filter((line) => !runs(line)).map(({ line }) => line.text))
  const isTold = (margin: 'header' | 'footer'): boolean =>
    lines
      .filter((line) => runs(line) && line.place === margin)
      .every(({ key }) => saysNothingNew(key, told))
  return { header: isTold('header'), footer: isTold('footer') }
}

/** A bare number on a CV's only page may be anything; "Page 1 of 1" is not. */
function isPageNumber(text: string, pages: number): boolean {
  return pageNumber.test(text) && (pages > 1 || /\p{L}{4}/u.test(text))
}

/** What browsers print above and below a page: when, and from where. */
function isPrintMark(text: string, place: 'header' | 'footer'): boolean {
  return (place === 'header' ? printedWhen : printedFrom).test(text)
}

const printedWhen = /^\d\d?[./]\d\d?[./]\d{2,4},? \d\d?:\d\d(?: ?[AP]M)?(?:\s|$)/
const printedFrom = /^(?:https?|file):\/\/\S+\s+\d{1,2}\/\d{1,2}$/

/** What opens or ends two pages of running text by chance is followed by more of it at once. */
function standsApart(
  line: DraftLine,
  place: 'header' | 'footer',
  lines: readonly DraftLine[],
): boolean {
  const towardsText = place === 'header' ? 1 : -1
  const inward = lines
    .map(({ y }) => (y - line.y) * towardsText)
    .filter((distance) => distance > line.fontSize / 2)
    .sort((a, b) => a - b)
  let reached = 0
  for (const distance of inward) {
    if (distance - reached > apart * line.fontSize) return true
    reached = distance
    if (reached > mostRunningLines * line.fontSize) return false
  }
  return inward.length === 0
}

/** An address in a running head takes a few lines. */
const mostRunningLines = 5

function findRepeated(pages: readonly (readonly PlacedLine[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const keys = page.filter(({ place }) => place !== null).map(({ key }) => key)
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key))
}

function marginOf({ y }: DraftLine, height: number): 'header' | 'footer' | null {
  if (y < headShare * height) return 'header'
  return y > footShare * height ? 'footer' : null
}

/** Only the page's own number may differ in what is repeated: "Ward 12" and "Ward 14" are two lines. */
function withoutPageNumbers(
  text: string,
  { page, pages }: { readonly page: number; readonly pages: number },
): string {
  return text.replace(/\d+/g, (digits) =>
    Number(digits) === page || Number(digits) === pages ? '#' : digits,
  )
}

const pageNumber =
  /^\s*[-–—|]?\s*(?:(?:page|seite|página|pagina|sida|strona)\s*)?\d{1,3}\s*(?:(?:of|von|de|di|\/|\|)\s*\d{1,3})?\s*[-–—|]?\s*$/i
