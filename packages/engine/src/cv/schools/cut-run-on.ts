import { cvText } from '../cv-text.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { isDegreeWord, isLevel, isSchool } from './degree-of.ts'
import { tellsOfStudy } from './sole-course.ts'

const behindYear = /[.;](?<=(?<!\d)(?:19|20)\d\d\)?.)\s+(?=[\p{Lu}\d])/gu
const endsInYear = /(?<!\d)(?:19|20)\d\d\)?[.;]?$/
const mostWords = 12

const mayGoOn = /[.;]\s|\d\)?,\s/

interface Entry {
  /** Where it begins and ends in its line. */
  readonly start: number
  readonly end: number
}

/** "Dip HE Nursing, 2004. ILS 2026. Manual Handling 2025.": each year ends an entry of its own. */
export function cutRunOn(line: CvLine): CvLine[] {
  if (!mayGoOn.test(line.text)) return [line]
  const entries = entriesByYear(line.text) ?? entriesByDegree(line.text)
  if (!entries) return [line]
  return entries.map(({ start, end }, at) => ({
    ...line,
    start: line.start + start,
    end: line.start + end,
    text: line.text.slice(start, end),
    gap: at === 0 ? line.gap : 0,
  }))
}

function entriesByYear(words: string): readonly Entry[] | null {
  const signs = [...words.matchAll(behindYear)]
  if (signs.length === 0) return null
  const starts = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)]
  const ends = [...signs.map(({ index }) => index), words.replace(/[.;]$/, '').length]
  const entries = starts.map((start, at) => ({ start, end: ends[at] ?? words.length }))
  return entries.every(({ start, end }) => isEntry(words.slice(start, end))) ? entries : null
}

function isEntry(words: string): boolean {
  return (
    endsInYear.test(words) &&
    /\p{L}{2}/u.test(words) &&
    words.split(' ').length <= mostWords &&
    !tellsOfStudy.test(words)
  )
}

const longestLine = 260
/** Behind a sentence anything may follow, behind a comma only where a year stands before it. */
const betweenEntries =
  /[.;](?<=[\p{Ll}\d)]{2}.)\s+(?=[\p{Lu}\d])|,(?<=(?:19|20)\d\d\)?.)\s+(?=[\p{Lu}\d])/gu

/** "BSc Physics, Hill University 2008, MSc Optics, Dale University 2010": a further degree begins an entry of its own. */
function entriesByDegree(words: string): readonly Entry[] | null {
  if (words.length > longestLine) return null
  const entries: Entry[] = []
  let start = 0
  for (const { 0: between, index } of words.matchAll(betweenEntries)) {
    const next = index + between.length
    if (!parts(words.slice(start, index), words.slice(next))) continue
    entries.push({ start, end: index })
    start = next
  }
  const end = words.length - (/\p{Ll}{4}[.;]$/u.test(words) ? 1 : 0)
  return entries.length === 0 ? null : [...entries, { start, end }]
}

function parts(left: string, right: string): boolean {
  const { all } = signedWords(left)
  const isDegreeLeft = (all & sign.degree) !== 0 || isLevel(left)
  const [word = ''] = right.split(/[\s,]/, 1)
  if (unfinished.test(right)) return false
  if (isDegreeWord(word) || isLevel(right) || counted.test(right))
    return isDegreeLeft || (year.test(left) && year.test(right))
  const [name = ''] = right.split(/[,.;]/, 1)
  return isDegreeLeft && (all & sign.schoolNoun) !== 0 && namesSchool(name) && year.test(right)
}

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/
/** "Level 6 in progress" says how far somebody is with what stands before it. */
const unfinished = /^[^,.;]{2,30} (?:in progress|ongoing|pending|to follow|underway)\b/i
/** "9 GCSEs". */
const counted = /^\d{1,2} (?:GCSEs?|A[ -]levels?|O[ -]levels?|Highers)\b/i

function namesSchool(name: string): boolean {
  const value = cvText(name, 0, name.length)
  return value !== null && isSchool(value)
}
