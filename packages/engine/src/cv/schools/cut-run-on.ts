import type { CvLine } from '../lines/read-lines.ts'
import { tellsOfStudy } from './sole-course.ts'

const behindYear = /(?<=(?<!\d)(?:19|20)\d\d\)?)[.;]\s+(?=[\p{Lu}\d])/gu
const endsInYear = /(?<!\d)(?:19|20)\d\d\)?[.;]?$/
const mostWords = 12

/** "Dip HE Nursing, 2004. ILS 2026. Manual Handling 2025.": each year ends an entry of its own. */
export function cutRunOn(line: CvLine): CvLine[] {
  const signs = [...line.text.matchAll(behindYear)]
  if (signs.length === 0) return [line]
  const starts = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)]
  const ends = [...signs.map(({ index }) => index), line.text.replace(/[.;]$/, '').length]
  const entries = starts.map((start, at) => line.text.slice(start, ends[at]))
  if (!entries.every(isEntry)) return [line]
  return entries.map((text, at) => {
    const start = line.start + (starts[at] ?? 0)
    return { ...line, start, end: start + text.length, text, gap: at === 0 ? line.gap : 0 }
  })
}

function isEntry(words: string): boolean {
  return (
    endsInYear.test(words) &&
    /\p{L}{2}/u.test(words) &&
    words.split(' ').length <= mostWords &&
    !tellsOfStudy.test(words)
  )
}
