import type { DraftLine } from '../draft.ts'

/** Shares of the page's height in which running heads, feet and page numbers stand. */
const headShare = 0.08
const footShare = 0.92

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
  return pages.flatMap(({ lines, height }, index) =>
    lines.flatMap((line): readonly DraftLine[] => {
      const place = marginOf(line, height)
      if (place === null) return [line]
      if (pages.length > 1 && pageNumber.test(line.text)) return []
      const key = withoutPageNumbers(line.text, { page: index + 1, pages: pages.length })
      if (!repeated.has(key)) return [line]
      if (seen.has(key)) return []
      seen.add(key)
      return [{ ...line, place }]
    }),
  )
}

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
