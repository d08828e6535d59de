import type { DraftLine } from '../draft.ts'

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
  const repeated = findRepeated(pages)
  const seen = new Set<string>()
  const told = wordsOfBody(pages)
  return pages.flatMap(({ lines, height }, index) =>
    lines.flatMap((line): readonly DraftLine[] => {
      const place = marginOf(line, height)
      if (place === null) return [line]
      if (isPageNumber(line.text, pages.length)) return []
      const key = withoutPageNumbers(line.text, { page: index + 1, pages: pages.length })
      if (!repeated.has(key) || !standsApart(line, place, lines)) return [line]
      if (seen.has(key)) return []
      seen.add(key)
      if (saysNothingNew(key, told)) return []
      return [{ ...line, place }]
    }),
  )
}

/** A bare number on a CV's only page may be anything; "Page 1 of 1" is not. */
function isPageNumber(text: string, pages: number): boolean {
  return pageNumber.test(text) && (pages > 1 || /\p{L}{4}/u.test(text))
}

/** A running head of somebody's name and number, which stand above the text as well. */
function saysNothingNew(text: string, told: ReadonlySet<string>): boolean {
  return (text.toLowerCase().match(wordOrAddress) ?? []).every(
    (word) => told.has(word) || pageWords.has(word),
  )
}

function wordsOfBody(pages: readonly PlacedPage[]): ReadonlySet<string> {
  const body = pages.flatMap(({ lines, height }) =>
    lines.filter((line) => marginOf(line, height) === null),
  )
  return new Set(body.flatMap(({ text }) => text.toLowerCase().match(wordOrAddress) ?? []))
}

const wordOrAddress = /[\p{L}\p{N}@.+]*[\p{L}\p{N}]/gu
const pageWords: ReadonlySet<string> = new Set(
  'page of cv curriculum vitae resume résumé seite von lebenslauf página pagina de di'.split(' '),
)

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

function findRepeated(pages: readonly PlacedPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [index, { lines, height }] of pages.entries()) {
    const keys = lines
      .filter((line) => marginOf(line, height) !== null)
      .map(({ text }) => withoutPageNumbers(text, { page: index + 1, pages: pages.length }))
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
