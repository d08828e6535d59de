import type { CSSProperties } from 'react'
import type { Page, PlacedLines } from '@rolefit/engine/page'
import { ParagraphOnPage } from './paragraph-on-page.tsx'
import { toPixels } from './to-pixels.ts'

interface PageSheetProps {
  readonly page: Page
  readonly lines: readonly PlacedLines[]
  readonly number: number
  readonly count: number
  readonly scale: number
  readonly onPick: (path: string) => void
}

/** One sheet of paper. Paper is white in the dark, too: it is what will be printed. */
export function PageSheet({ page, lines, number, count, scale, onPick }: PageSheetProps) {
  const { paper, margins, font, paragraphs } = page
  return (
    <figure className="print:break-inside-avoid print:not-first-of-type:break-before-page">
      <div
        data-sheet={paper.width}
        className="overflow-hidden rounded-[2px] bg-white shadow-sm outline -outline-offset-1 outline-line print:h-[var(--paper-height)]! print:w-[var(--paper-width)]! print:max-w-none! print:rounded-none print:shadow-none print:outline-none"
        style={sizes(paper, scale)}
      >
        <div
          className="relative origin-top-left print:transform-[scale(var(--on-paper))]! [text-rendering:geometricPrecision]"
          style={{
            width: toPixels(paper.width),
            height: toPixels(paper.height),
            transform: `scale(${scale / toPixels(1)})`,
            fontFamily: font.css,
          }}
        >
          {lines.map(({ paragraph: at, fromLine, toLine, top }) => {
            const paragraph = paragraphs[at]
            if (!paragraph) return null
            const { line, rule } = paragraph.look
            const below = rule ? rule.gap + rule.width : 0
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the form beside holds the same text
              // biome-ignore lint/a11y/useKeyWithClickEvents: as above
              <div
                key={`${at}-${fromLine}`}
                data-clip=""
                className="absolute overflow-hidden"
                onClick={() => onPick(paragraph.path)}
                style={{
                  top: toPixels(margins.top + top),
                  left: toPixels(margins.left),
                  width: toPixels(paper.width - margins.left - margins.right),
                  height: toPixels((toLine - fromLine) * line + below),
                }}
              >
                <div style={{ marginTop: -toPixels(fromLine * line) }}>
                  <ParagraphOnPage paragraph={paragraph} font={font} />
                </div>
              </div>
            )
          })}
        </div>
      </div>
      <figcaption className="print:hidden mt-1.5 text-sm text-quiet">
        Page {number} of {count}, {paper.name}
      </figcaption>
    </figure>
  )
}

/** CSS pixels that a point is on paper. */
const paperPixels = 96 / 72

/** On paper a sheet has its true size, whatever the window was; a hair less keeps it from needing a second. */
function sizes({ width, height }: Page['paper'], scale: number): CSSProperties {
  const onPaper = {
    '--paper-width': `${width}pt`,
    '--paper-height': `${height - 1}pt`,
    '--on-paper': paperPixels / toPixels(1),
  }
  return { width: width * scale, height: height * scale, maxWidth: '100%', ...onPaper }
}
