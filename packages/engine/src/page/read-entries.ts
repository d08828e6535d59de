import type { Cv, CvText } from '../cv/cv.ts'
import { findDates } from '../cv/dates/find-dates.ts'
import { mainDates } from '../cv/dates/main-dates.ts'
import { cut, linesAt, type PageSource } from './page-source.ts'
import type { PageLine } from './page-text.ts'

/** A role by its fields; none where all of them are empty. */
export function readRole(source: PageSource, index: number): Cv['experience'] {
  const entry = readEntry(source, `experience.${index}`)
  const { title = '', company = '' } = source.document.experience[index] ?? {}
  if (!entry) return []
  const { head, dates, bullets, span } = entry
  const [named, employer] = namesIn(source.text, [title, company], head)
  return [{ title: named, company: employer, ...dates, bullets, span }]
}

/** A school by its fields; none where all of them are empty. */
export function readSchool(source: PageSource, index: number): Cv['education'] {
  const entry = readEntry(source, `education.${index}`)
  const { degree = '', institution = '' } = source.document.education[index] ?? {}
  if (!entry) return []
  const { head, dates, bullets, span } = entry
  const [named, school] = namesIn(source.text, [degree, institution], head)
  return [{ degree: named, institution: school, ...dates, details: bullets, span }]
}

/** The lines of a role or a school: what names it, when it was, and what is told of it. */
function readEntry(source: PageSource, path: string) {
  const { text } = source
  const lines = linesAt(source, path)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return null
  const head = lines.filter(({ paragraph }) => paragraph.role !== 'bullet')
  const bullets = lines
    .filter(({ paragraph }) => paragraph.role === 'bullet')
    .map(({ words }) => cut(text, words))
  const right = head.map((line) => line.right).find(({ start, end }) => start < end)
  const written = right ? cut(text, right) : null
  const found = mainDates(findDates(written?.text ?? ''))
  const dates = { dates: written, from: found?.from ?? null, to: found?.to ?? null }
  return { head, dates, bullets, span: { start: first.start, end: last.end } }
}

/** Of two names each stands on a line of its own; where there is one line, one of them is empty. */
function namesIn(
  text: string,
  names: readonly [string, string],
  head: readonly PageLine[],
): readonly [CvText | null, CvText | null] {
  const [above, below] = head
  const [one, other] = names.map((name) => name.trim() !== '')
  if (!above) return [null, null]
  if (one && other) return [cut(text, above.words), below ? cut(text, below.words) : null]
  const named = above.words.start < above.words.end ? cut(text, above.words) : null
  return one ? [named, null] : [null, named]
}
