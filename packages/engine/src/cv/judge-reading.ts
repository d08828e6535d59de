import { isPlainLetterOrDigit } from '../text/letters/character-kinds.ts'
import type { Cv, CvDoubt, CvDoubtCode, CvMonth, CvText } from './cv.ts'

type Reading = Omit<Cv, 'confidence' | 'doubts'>

/** What each doubt takes from a confidence of 1, once or for each role it is true of. */
const costs: Readonly<Record<CvDoubtCode, number>> = {
  'no-text': 1,
  'no-name': 0.1,
  'no-contact': 0.1,
  'no-sections': 0.25,
  'no-experience': 0.15,
  'no-dated-role': 0.15,
  'role-without-title': 0.05,
  'role-without-company': 0.03,
  'role-without-dates': 0.03,
  'dates-reversed': 0.05,
  'no-education': 0.05,
  'no-skills': 0.03,
  'lines-run-together': 0.15,
  'much-unplaced': 0.2,
}
const mostForRoles = 0.15
const longLine = 400
/** As a share of a text's letters. */
const mostUnplaced = 0.2

/** Says how far the reading can be trusted, and why not further. */
export function judgeReading(text: string, cv: Reading): { confidence: number; doubts: CvDoubt[] } {
  const counts = Object.entries(countDoubts(text, cv))
  const doubts = counts.flatMap(([code, count]) =>
    isDoubtCode(code) && count > 0 ? [{ code, count, cost: costOf(code, count) }] : [],
  )
  const cost = doubts.reduce((sum, doubt) => sum + doubt.cost, 0)
  return { confidence: Math.max(0, Math.round((1 - cost) * 100) / 100), doubts }
}

function countDoubts(text: string, cv: Reading): Partial<Record<CvDoubtCode, number>> {
  if (!/[\p{L}\p{N}]/u.test(text)) return { 'no-text': 1 }
  const { header, experience } = cv
  const once = (isSo: boolean) => (isSo ? 1 : 0)
  return {
    'no-name': once(header.name === null),
    'no-contact': once(header.email === null && header.phone === null),
    'no-sections': once(cv.sections.every(({ heading }) => heading === null)),
    'no-experience': once(experience.length === 0),
    'no-dated-role': once(experience.length > 0 && experience.every(({ dates }) => dates === null)),
    'role-without-title': experience.filter(({ title }) => title === null).length,
    'role-without-company': experience.filter(({ company }) => company === null).length,
    'role-without-dates': experience.filter(({ dates }) => dates === null).length,
    'dates-reversed': experience.filter(({ from, to }) => isAfter(from, to)).length,
    'no-education': once(cv.education.length === 0),
    'no-skills': once(cv.skills.length === 0),
    'lines-run-together': once(countLongLines(text) * longLine * 2 > text.length),
    'much-unplaced': once(isMuch(cv.unplaced, text)),
  }
}

function costOf(code: CvDoubtCode, count: number): number {
  const cost = Math.min(costs[code] * count, Math.max(costs[code], mostForRoles))
  return Math.round(cost * 100) / 100
}

function isDoubtCode(code: string): code is CvDoubtCode {
  return code in costs
}

function isAfter(from: CvMonth | null, to: CvMonth | 'present' | null): boolean {
  if (!from || !to || to === 'present') return false
  if (from.year !== to.year) return from.year > to.year
  return (from.month ?? 1) > (to.month ?? 12)
}

function countLongLines(text: string): number {
  let count = 0
  let from = 0
  while (from < text.length) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    if (end - from > longLine) {
      const lines = text.slice(from, end).split('\r')
      count += lines.filter((line) => line.length > longLine).length
    }
    from = end + 1
  }
  return count
}

function isMuch(unplaced: readonly CvText[], text: string): boolean {
  const letters = unplaced.reduce((sum, { quote }) => sum + countLetters(quote), 0)
  // Counting ends once the text has shown enough of them.
  return letters > 0 && letters > countLetters(text, letters / mostUnplaced + 1) * mostUnplaced
}

function countLetters(text: string, most = Number.POSITIVE_INFINITY): number {
  let letters = 0
  for (let at = 0; at < text.length && letters <= most; at++) {
    const code = text.charCodeAt(at)
    if (code < 128) letters += isPlainLetterOrDigit(code) ? 1 : 0
    else {
      const sign = String.fromCodePoint(text.codePointAt(at) ?? 0)
      if (/[\p{L}\p{N}]/u.test(sign)) letters += sign.length
      at += sign.length - 1
    }
  }
  return letters
}
