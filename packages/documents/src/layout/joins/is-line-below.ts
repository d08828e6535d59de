import type { DraftLine } from '../../draft.ts'

/** In letter sizes. */
const mostStep = 2.2

/** Whether a line of text stands right below another and looks like it. */
export function isLineBelow(before: DraftLine, line: DraftLine): boolean {
  return (
    line.page === before.page &&
    line.y > before.y &&
    line.y - before.y < mostStep * line.fontSize &&
    line.fontSize === before.fontSize &&
    line.kind === 'text'
  )
}
