import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

/** Whether a line is one of the head's, which says whose the job is and on what terms. */
export function isHeadLine({ names }: Posting, line: Span): boolean {
  return names.some(({ start, end }) => start <= line.start && line.end <= end + 1)
}
