import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

/** Whether a line is one of the head's, which says whose the job is and on what terms, or says below where it is. */
export function isHeadLine({ text, names }: Pick<Posting, 'text' | 'names'>, line: Span): boolean {
  return (
    names.some(({ start, end }) => start <= line.start && line.end <= end + 1) ||
    placeLabel.test(text.slice(Math.max(0, line.start - lettersOfLabel), line.start))
  )
}

const lettersOfLabel = 40
/** "Location of Post: Community Healthcare Network, Nenagh": whatever is said behind it. */
const placeLabel =
  /(?:^|\n)[^\S\n]*(?:(?:work|job|office|duty|primary|main) )?(?:location|base|workplace|place of work|campus|site address|address)(?: of (?:the )?(?:post|position|job|work))?\s?:[^\S\n]*$/i
