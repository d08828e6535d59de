import type { CvSchool, Span } from '../../cv/cv.ts'

/** Letters of what may stand inside other words by chance. */
const short = 3
/** Words that only lead to a date or a place. */
const leading =
  /^(?:expected|anticipated|graduated|graduation|completed|from|to|in|at|since|until)$/i

/** What stands at a school and went into none of its fields, such as a grade: nothing is left out. */
export function leftOver(school: CvSchool, cvText: string): string[] {
  const { degree, field, institution, dates, details, span } = school
  const fields = [degree, field, institution, dates, ...details].filter((each) => !!each)
  const taken = fields.map(({ text }) => text)
  return without(cvText, span, fields)
    .split(/[\n\r\t|•·]|\s{3,}/)
    .map((part) =>
      part
        .split(/[,;()]/)
        .filter((piece) => isLeft(piece, taken))
        .map(tidy)
        .join(', '),
    )
    .filter((part) => part !== '')
}

/** The text of a span with a break in place of what is taken. */
function without(cvText: string, span: Span, taken: readonly { readonly span: Span }[]): string {
  const parts: string[] = []
  let at = span.start
  for (const { start, end } of taken
    .map((each) => each.span)
    .toSorted((a, b) => a.start - b.start)) {
    if (start > at) parts.push(cvText.slice(at, start))
    at = Math.max(at, end)
  }
  return [...parts, cvText.slice(at, Math.max(at, span.end))].join('\n')
}

function isLeft(piece: string, taken: readonly string[]): boolean {
  const words = bare(piece)
  const isLabel = piece.trimEnd().endsWith(':') || leading.test(tidy(piece))
  if (words === '' || isLabel) return false
  if (words.length <= short) return isTelling(piece) && !taken.some((each) => hasWord(each, words))
  const said = taken.map(bare).filter(Boolean)
  return !said.some((each) => each.includes(words) || words.includes(each))
}

/** A state, a grade or a degree: "NV", "91%", "2:1". */
function isTelling(piece: string): boolean {
  return /\d|\p{Lu}\p{Lu}/u.test(piece)
}

/** "91" is no part of "1991". */
function hasWord(text: string, word: string): boolean {
  return text.split(/\s+/).some((each) => bare(each) === word)
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function tidy(piece: string): string {
  return piece.replace(/\s+/g, ' ').replace(/^[\s.:–—-]+|[\s–—-]+$/g, '')
}
