import type { CvText } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'

const own = String.raw`[ \t]{0,4}[:\t][ \t\u2009]{0,20}([\p{L}][\p{L}\p{M}'’. -]{0,40}?)[ \t]*`
const next = String.raw`(?:\r?\n|[,;|\t]| {2})\s{0,8}(?:[-•*][ \t]+)?`
const first = String.raw`(?:(?:first|fore|given|christian|other|full first) ?)?names?(?:\(s\))?${own}`
const last = String.raw`(?:last|sur|family) ?names?(?:\(s\))?${own}`
const middle = String.raw`(?:(?:middle|second) ?names?(?:\(s\))?${own}${next})?`
const firstThenLast = new RegExp(`${first}${next}${middle}${last}$`, 'imu')
const lastThenFirst = new RegExp(`${last}${next}${first}$`, 'imu')
/** Asked first, of every CV: no label for a name is without it. */
const mayBeApart = /names?(?:\(s\))?[ \t]{0,4}[:\t]/i

/** "First name: Ada" over "Last name: Byron", as forms ask for a name: it is said in one, the first name first. */
export function namesApart(
  text: string,
  lines: readonly CvLine[],
): { name: CvText; line: CvLine } | null {
  const end = lines.at(-1)?.end ?? 0
  const opening = text.slice(0, end)
  if (!mayBeApart.test(opening)) return null
  const usual = firstThenLast.exec(opening)
  const found = usual ?? lastThenFirst.exec(opening)
  const [one, ...others] = found?.slice(1).filter((part) => part !== undefined) ?? []
  if (!found || !one) return null
  const parts = usual ? [one, ...others] : [...others, one]
  const span = {
    start: found.index + found[0].indexOf(one),
    end: found.index + found[0].trimEnd().length,
  }
  const line = lines.find((each) => each.start <= span.start && span.start < each.end)
  const name = { text: parts.join(' '), quote: text.slice(span.start, span.end), span }
  return line ? { name, line } : null
}
