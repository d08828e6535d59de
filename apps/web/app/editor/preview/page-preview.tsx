import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { CvDocument, CvStyle } from '@rolefit/contract'
import { composePage } from '@rolefit/engine/page'
import { Button } from '../../ui/button.tsx'
import { PageSheet } from './page-sheet.tsx'
import { ParagraphOnPage } from './paragraph-on-page.tsx'
import { toPixels } from './to-pixels.ts'
import { usePageFonts } from './use-page-fonts.ts'
import { usePages } from './use-pages.ts'
import { useScale } from './use-scale.ts'

/** Pixels a point: below it, letters of ten points are smaller than a reader makes out. */
const readableScale = 0.7
const largeScale = 1.25

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
  const [isLarge, setLarge] = useState(false)
  const fitting = useScale(frame, page.paper.width)
  const scale = isLarge ? Math.max(fitting, largeScale) : fitting
  usePageFonts()
  const pages = usePages(page, rulers)
  const { paper, margins, font } = page
  const contentWidth = paper.width - margins.left - margins.right

  return (
    <div ref={frame} className="cv-on-paper space-y-5 print:space-y-0">
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
      {fitting < readableScale && (
        <Button look="secondary" className="print:hidden" onClick={() => setLarge(!isLarge)}>
          {isLarge ? 'Show the whole page' : 'Enlarge to read'}
        </Button>
      )}
      <section
        aria-label="The CV as a page"
        tabIndex={isLarge ? 0 : undefined}
        className={isLarge ? 'overflow-x-auto print:overflow-visible' : undefined}
      >
        <div className={`space-y-5 print:space-y-0 ${isLarge ? 'w-max' : ''}`}>
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
      </section>
    </div>
  )
}
