import { breakLines, type TextLine } from './break-lines.ts'
import { inFonts, type SetRun } from './find-font.ts'
import type { Page, PageParagraph, PageRun, ParagraphLook } from './page.ts'
import { readsRightToLeft } from './reading-direction.ts'

/** A paragraph broken into lines, with the size of everything. */
export interface SetParagraph {
  readonly paragraph: PageParagraph
  readonly lines: readonly TextLine<SetRun>[]
  /** What stands at the right margin, and whether it needs a line of its own. */
  readonly right: TextLine<SetRun> | null
  readonly rightAlone: boolean
  readonly lineCount: number
  /** Height of what is drawn under the last line. */
  readonly below: number
  readonly isFromRight: boolean
  readonly measure: (text: string, run: SetRun) => number
}

/** Least space between the words of a line and what stands at its right end. */
const rightGap = 12

/** Breaks every paragraph of a page into lines. */
export function setParagraphs(page: Page): readonly SetParagraph[] {
  const width = page.paper.width - page.margins.left - page.margins.right
  const widths = new Map<string, number>()
  const isFromRight = readsRightToLeft(page)
  return page.paragraphs.map((paragraph) => {
    const { look } = paragraph
    const measure = (text: string, { font }: SetRun) => {
      const key = `${font.name} ${look.size} ${text}`
      const known = widths.get(key) ?? font.widthOf(text, look.size)
      widths.set(key, known)
      return known + text.length * look.tracking
    }
    const set = (runs: readonly PageRun[], room: number) =>
      breakLines(inFonts(runs, page.font.face), room, measure)
    const lines = set(inCase(paragraph.runs, look), width - look.indent)
    const right = paragraph.right.length > 0 ? set(paragraph.right, Infinity)[0] : null
    const last = lines.at(-1)
    const rightAlone = right
      ? look.indent + (last?.width ?? 0) + rightGap + right.width > width
      : false
    return {
      paragraph,
      lines,
      right: right ?? null,
      rightAlone,
      lineCount: lines.length + (rightAlone ? 1 : 0),
      below: look.rule ? look.rule.gap + look.rule.width : 0,
      isFromRight,
      measure,
    }
  })
}

function inCase(runs: readonly PageRun[], { capitals }: ParagraphLook): readonly PageRun[] {
  return capitals ? runs.map((run) => ({ ...run, text: run.text.toUpperCase() })) : runs
}
