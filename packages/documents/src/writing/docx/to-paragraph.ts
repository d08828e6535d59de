import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { Page, PageParagraph, PageRole, PageRun, ParagraphLook } from '../page.ts'

export const bulletList = 'bullets'

/** Word counts in twentieths of a point. */
export function twips(points: number): number {
  return Math.round(points * 20)
}

/** A paragraph as a word processor keeps it: a style by name, and what this one has of its own. */
export function toParagraph(
  paragraph: PageParagraph,
  {
    page,
    rightAlone,
    isRightToLeft,
  }: { readonly page: Page; readonly rightAlone: boolean; readonly isRightToLeft: boolean },
): Paragraph {
  const { look, gapBefore, keepsNext, runs, right, role } = paragraph
  const end = page.paper.width - page.margins.left - page.margins.right
  return new Paragraph({
    ...styles[role],
    bidirectional: isRightToLeft,
    keepNext: keepsNext,
    widowControl: true,
    alignment: look.align === 'center' ? AlignmentType.CENTER : AlignmentType.START,
    spacing: {
      before: twips(gapBefore),
      after: 0,
      line: twips(look.line),
      // Letters of another font may be higher; an exact height would cut them.
      lineRule: LineRuleType.AT_LEAST,
    },
    ...(right.length > 0 ? { tabStops: [{ type: TabStopType.RIGHT, position: twips(end) }] } : {}),
    ...(look.rule ? { border: { bottom: ruleOf(look.rule) } } : {}),
    children: [
      ...runs.map((run) => toChild(run, { look, isRightToLeft })),
      ...(rightAlone ? [new TextRun({ break: 1 })] : []),
      ...right.map((run, index) => toDate(run, { look, isRightToLeft, isFirst: index === 0 })),
    ],
  })
}

const styles = {
  name: { heading: HeadingLevel.TITLE },
  headline: { style: 'Headline' },
  contact: { style: 'Contact' },
  heading: { heading: HeadingLevel.HEADING_1 },
  entry: { heading: HeadingLevel.HEADING_2 },
  subentry: { style: 'Organisation' },
  text: {},
  bullet: { style: 'ListParagraph', numbering: { reference: bulletList, level: 0 } },
} as const satisfies Record<PageRole, IParagraphOptions>

function ruleOf({ width, colour, gap }: NonNullable<ParagraphLook['rule']>) {
  // Border widths are eighths of a point.
  return {
    style: BorderStyle.SINGLE,
    size: Math.round(width * 8),
    color: colour,
    space: Math.round(gap),
  }
}

interface RunContext {
  readonly look: ParagraphLook
  readonly isRightToLeft: boolean
}

function toChild(run: PageRun, context: RunContext): ParagraphChild {
  const text = new TextRun({ text: run.text, ...runLook(run, context) })
  return run.href === undefined ? text : new ExternalHyperlink({ link: run.href, children: [text] })
}

function toDate(run: PageRun, context: RunContext & { readonly isFirst: boolean }): TextRun {
  const children = context.isFirst ? [new Tab(), run.text] : [run.text]
  return new TextRun({ children, ...runLook(run, context) })
}

function runLook({ bold, italic, colour }: PageRun, { look, isRightToLeft }: RunContext) {
  return {
    bold,
    italics: italic,
    color: colour,
    size: twips(look.size) / 10,
    allCaps: look.capitals,
    characterSpacing: twips(look.tracking),
    ...(isRightToLeft ? { rightToLeft: true } : {}),
  }
}
