import type { Span } from '../text/span.ts'
import type { Draft } from './draft-page.ts'

/** A paragraph of a page as it stands in its text. */
export interface PageLine extends Span {
  readonly paragraph: Draft
  /** Its words, without the bullet before them and the dates behind them. */
  readonly words: Span
  /** What is set at the right margin; empty where nothing is. */
  readonly right: Span
}

/** The text that a reader gets from an exported page, whatever its look, and where each paragraph stands in it. */
export function pageText(paragraphs: readonly Draft[]): {
  readonly text: string
  readonly lines: readonly PageLine[]
} {
  const lines: PageLine[] = []
  let text = ''
  for (const paragraph of paragraphs) {
    const { role, runs, right = '' } = paragraph
    if (role === 'heading' || role === 'entry') text += '\n'
    const start = text.length
    if (role === 'bullet') text += '- '
    const words = { start: text.length, end: text.length + lengthOf(runs) }
    text += textOf(runs)
    const margin = { start: text.length, end: text.length }
    if (right !== '') {
      margin.start += 1
      text += `\t${right}`
      margin.end = text.length
    }
    lines.push({ start, end: text.length, paragraph, words, right: margin })
    text += '\n'
  }
  return { text, lines }
}

function textOf(runs: Draft['runs']): string {
  return runs.map((run) => run.text).join('')
}

function lengthOf(runs: Draft['runs']): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0)
}
