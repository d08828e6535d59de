import type { CvDocument } from '@rolefit/contract'
import { composePage } from '@rolefit/engine/page'

/** A CV as running text, and which field each stretch of it shows. */
export interface CvLines {
  readonly text: string
  readonly lines: readonly { readonly start: number; readonly end: number; readonly path: string }[]
}

/** The text that a reader gets from the exported file; it is what is scored. */
export function toCvLines(cv: CvDocument): CvLines {
  const lines: { start: number; end: number; path: string }[] = []
  let text = ''
  // The order of sections changes no score, so one style's will do for all.
  for (const { role, runs, right, path } of composePage(cv, 'modern').paragraphs) {
    if (role === 'heading' || role === 'entry') text += '\n'
    const start = text.length
    text += role === 'bullet' ? '- ' : ''
    text += runs.map((run) => run.text).join('')
    if (right.length > 0) text += `\t${right.map((run) => run.text).join('')}`
    lines.push({ start, end: text.length, path })
    text += '\n'
  }
  return { text, lines }
}

/** The path of the field that an offset of the text lies in. */
export function pathAt({ lines }: CvLines, offset: number): string | null {
  return lines.find(({ start, end }) => start <= offset && offset < end)?.path ?? null
}
