import type { CvSchool } from '../cv/cv.ts'

/** Words that only lead to a date or a place. */
const leading =
  /^(?:expected|anticipated|graduated|graduation|completed|from|to|in|at|since|until)$/i

/** What stands at a school and went into none of its fields, such as a grade: nothing is left out. */
export function leftOver(school: CvSchool, cvText: string): string[] {
  const { degree, field, institution, dates, details, span } = school
  const taken = [degree, field, institution, dates, ...details].map((each) =>
    bare(each?.text ?? ''),
  )
  return cvText
    .slice(span.start, span.end)
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

function isLeft(piece: string, taken: readonly string[]): boolean {
  const words = bare(piece)
  const isSaid = taken.some((each) => each.includes(words) || (each !== '' && words.includes(each)))
  return words.length > 2 && !isSaid && !leading.test(tidy(piece))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function tidy(piece: string): string {
  return piece.replace(/\s+/g, ' ').replace(/^[\s–—-]+|[\s–—-]+$/g, '')
}
