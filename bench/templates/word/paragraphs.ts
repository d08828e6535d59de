import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'

export type Block = Paragraph | Table

/** Twips: the width of the text of a page, and where what stands at its right end does. */
export const pageWidth = 9000

export function line(...children: readonly (string | ParagraphChild)[]): Paragraph {
  return new Paragraph({ children: children.map(asRun) })
}

export function bold(text: string): TextRun {
  return new TextRun({ text, bold: true })
}

export function italic(text: string): TextRun {
  return new TextRun({ text, italics: true })
}

export function small(text: string): TextRun {
  return new TextRun({ text, size: 17, color: '666666' })
}

/** Two texts at the two ends of a line. */
export function apart(
  left: readonly (string | ParagraphChild)[],
  right: string | ParagraphChild,
  width = pageWidth,
): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: width }],
    children: [...left.map(asRun), new TextRun('\t'), asRun(right)],
  })
}

/** A text in front of a tab, and what goes on below itself behind it. */
export function hanging(
  left: readonly (string | ParagraphChild)[],
  right: readonly (string | ParagraphChild)[],
  width: number,
): Paragraph {
  return new Paragraph({
    indent: { left: width, hanging: width },
    tabStops: [{ type: TabStopType.LEFT, position: width }],
    children: [...left.map(asRun), new TextRun('\t'), ...right.map(asRun)],
  })
}

export function atRight(...children: readonly (string | ParagraphChild)[]): Paragraph {
  return new Paragraph({ alignment: AlignmentType.RIGHT, children: children.map(asRun) })
}

export function smallCaps(text: string): TextRun {
  return new TextRun({ text, smallCaps: true })
}

/** Lines of one paragraph, as with shift and enter. */
export function broken(lines: readonly (readonly (string | ParagraphChild)[])[]): Paragraph {
  return new Paragraph({
    children: lines.flatMap((own, at) => [
      ...(at > 0 ? [new TextRun({ text: '', break: 1 })] : []),
      ...own.map(asRun),
    ]),
  })
}

/** Cells side by side, without lines around them. */
export function row(cells: readonly (readonly Block[])[], widths: readonly number[]): TableRow {
  return new TableRow({
    children: cells.map(
      (children, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          children: children.length > 0 ? children : [new Paragraph('')],
        }),
    ),
  })
}

export function table(rows: readonly TableRow[], widths: readonly number[]): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [...widths],
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: [...rows],
  })
}

function asRun(child: string | ParagraphChild): ParagraphChild {
  return typeof child === 'string' ? new TextRun(child) : child
}
