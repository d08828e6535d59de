import type { Page, PageParagraph, PageRole } from '../src/writing/page.ts'

const look = {
  size: 11,
  line: 14,
  bold: false,
  italic: false,
  colour: '1a1a1a',
  capitals: false,
  tracking: 0,
  align: 'left',
  indent: 0,
  hanging: 0,
  rule: null,
} as const

/** A plain page of these paragraphs: role, words, and what stands at the right. */
export function pageOf(
  paragraphs: readonly (readonly [PageRole, string, string?])[],
  face: Page['font']['face'] = 'Carlito',
): Page {
  return {
    paper: { width: 595.28, height: 841.89 },
    margins: { top: 50, right: 50, bottom: 50, left: 50 },
    font: { word: 'Calibri', face },
    paragraphs: paragraphs.map(([role, text, right]) => toParagraph(role, text, right)),
  }
}

function toParagraph(role: PageRole, text: string, right?: string): PageParagraph {
  const run = (words: string) => ({ text: words, bold: false, italic: false, colour: look.colour })
  const isHeading = role === 'heading'
  return {
    role,
    level: role === 'name' ? 1 : isHeading ? 2 : role === 'entry' ? 3 : null,
    look: {
      ...look,
      ...(role === 'bullet' ? { indent: 14, hanging: 10 } : {}),
      ...(isHeading ? { rule: { width: 1, colour: 'b8c6d4', gap: 1 }, capitals: true } : {}),
    },
    gapBefore: 4,
    keepsNext: isHeading,
    runs: [run(text)],
    right: right === undefined ? [] : [run(right)],
  }
}

/** As many lines on a page as fit, nothing kept together. */
export function fillPages(
  paragraphs: readonly { readonly lines: number; readonly line: number }[],
  height: number,
) {
  let filled = 0
  let page = 0
  return paragraphs.flatMap(({ lines, line }, paragraph) =>
    Array.from({ length: lines }, (_, fromLine) => {
      if (filled + line > height) {
        page++
        filled = 0
      }
      filled += line
      return { paragraph, fromLine, toLine: fromLine + 1, page, top: filled - line }
    }),
  )
}
