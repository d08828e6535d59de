import { type RefObject, useLayoutEffect, useState } from 'react'
import { breakPages, type Page, type PlacedLines } from '@rolefit/engine/page'
import { toPixels } from './to-pixels.ts'

/** Measures the paragraphs where they lie out of sight, and breaks them into pages. */
export function usePages(
  page: Page,
  rulers: RefObject<HTMLElement | null>,
): readonly (readonly PlacedLines[])[] {
  const [pages, setPages] = useState<readonly (readonly PlacedLines[])[]>([])

  useLayoutEffect(() => {
    const measure = () => {
      if (rulers.current) setPages(toPages(page, rulers.current))
    }
    measure()
    // Letters of a font that comes later have other widths.
    document.fonts.addEventListener('loadingdone', measure)
    return () => document.fonts.removeEventListener('loadingdone', measure)
  }, [page, rulers])

  return pages
}

function toPages({ paper, margins, paragraphs }: Page, rulers: HTMLElement): PlacedLines[][] {
  const heights = [...rulers.querySelectorAll<HTMLElement>('[data-lines]')].map(
    ({ offsetHeight }) => offsetHeight,
  )
  const measured = paragraphs.map(({ look, gapBefore, keepsNext }, index) => ({
    lines: Math.max(1, Math.round((heights[index] ?? 0) / toPixels(look.line))),
    line: look.line,
    gapBefore,
    below: look.rule ? look.rule.gap + look.rule.width : 0,
    keepsNext,
  }))
  const placed = breakPages(measured, paper.height - margins.top - margins.bottom)
  const count = Math.max(1, ...placed.map(({ page }) => page + 1))
  return Array.from({ length: count }, (_, index) => placed.filter(({ page }) => page === index))
}
