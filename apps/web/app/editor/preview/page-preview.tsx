import { useDeferredValue, useMemo, useRef } from 'react'
import type { CvDocument, CvStyle } from '@rolefit/contract'
import { composePage } from '@rolefit/engine/page'
import { PageSheet } from './page-sheet.tsx'
import { ParagraphOnPage } from './paragraph-on-page.tsx'
import { toPixels } from './to-pixels.ts'
import { usePageFonts } from './use-page-fonts.ts'
import { usePages } from './use-pages.ts'
import { useScale } from './use-scale.ts'

interface PagePreviewProps {
  readonly cv: CvDocument
  readonly style: CvStyle
  /** Called with the path of the paragraph that was clicked. */
  readonly onPick: (path: string) => void
}

/** The pages as they will be exported, set from the same data as the file. */
export function PagePreview({ cv, style, onPick }: PagePreviewProps) {
  const page = useDeferredValue(useMemo(() => composePage(cv, style), [cv, style]))
  const frame = useRef<HTMLDivElement>(null)
  const rulers = useRef<HTMLDivElement>(null)
  const scale = useScale(frame, page.paper.width)
  usePageFonts()
  const pages = usePages(page, rulers)
  const { paper, margins, font } = page
  const contentWidth = paper.width - margins.left - margins.right

  return (
    <div ref={frame} className="space-y-5">
      <div
        ref={rulers}
        aria-hidden="true"
        inert
        className="invisible absolute h-0 overflow-hidden [text-rendering:geometricPrecision]"
        style={{ width: toPixels(contentWidth), fontFamily: font.css }}
      >
        {page.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is measured by where it stands
          <ParagraphOnPage key={index} paragraph={paragraph} font={font} />
        ))}
      </div>
      {pages.map((lines, index) => (
        <PageSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no name but their number
          key={index}
          page={page}
          lines={lines}
          number={index + 1}
          count={pages.length}
          scale={scale}
          onPick={onPick}
        />
      ))}
    </div>
  )
}
