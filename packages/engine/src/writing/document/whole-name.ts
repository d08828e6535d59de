import type { CvHeader, CvText } from '../../cv/cv.ts'

const titles =
  'dr|prof|mag|dipl|ing|rer|nat|med|phil|habil|rev|sir|dame|hon|major|capt|captain|col|colonel|lt|sgt'
const before = new RegExp(
  `^[\\s#*_]*((?:(?:${titles})\\b[. -]*(?:\\([\\p{L}.]{2,6}\\)[ -]*)?)+)$`,
  'iu',
)
/** "RN", "CFA", "PharmD": two capitals at least, and short. */
const letters = '(?=[\\p{L}.-]*\\p{Lu}[\\p{L}.-]*\\p{Lu})\\p{Lu}[\\p{L}.]{1,6}(?![\\p{L}.])[®™]?'
const after = new RegExp(
  `^(?:, ?| ?\\(| )(${letters}(?:,? ${letters}){0,5})[\\s*_)]*(?=$|[|•·\\t])`,
  'u',
)
const longestCapitals = 4

/** The name with what its line has before and behind it: "Dr Ada Byron, RN, BSN". */
export function wholeName({ name, headline, location }: CvHeader, cvText: string): string {
  if (!name) return ''
  const { start, end } = name.span
  const lineStart = cvText.lastIndexOf('\n', start - 1) + 1
  const lineEnd = cvText.indexOf('\n', end)
  const title = before.exec(cvText.slice(lineStart, start))?.[1] ?? ''
  const behind = after.exec(cvText.slice(end, lineEnd < 0 ? cvText.length : lineEnd))?.[1] ?? ''
  const isTaken = [headline, location].some((each) => each && isIn(each, end, lineEnd))
  const isShort = behind.split(/[, ]+/).every((word) => word.length <= longest(word))
  return `${title}${name.text}${behind === '' || isTaken || !isShort ? '' : `, ${behind}`}`
}

/** In a line all of capitals, a longer word is no degree. */
function longest(word: string): number {
  return /\p{Ll}/u.test(word) ? word.length : longestCapitals
}

function isIn({ span }: CvText, from: number, to: number): boolean {
  return span.start >= from && (to < 0 || span.start < to)
}
