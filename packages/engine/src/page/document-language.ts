import { tokenize } from '../text/tokenize.ts'
import { detectLanguage } from '../words/detect-language.ts'
import type { CvDocument } from '../writing/document/cv-document.ts'
import { composePage } from './compose-page.ts'

/** Scripts that nearly settle the language; of several in a CV the one with most letters counts. */
const scripts = [
  ['el', /\p{Script=Greek}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
] as const

/** In fewer words, one that two languages share would decide. */
const leastWords = 10

/** The language a CV is written in, as BCP 47 names it; English where nothing tells. */
export function documentLanguage(document: CvDocument): string {
  const text = composePage(document, 'modern')
    .paragraphs.filter(({ role }) => role === 'text' || role === 'bullet')
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join('\n')
  const letters = countOf(text, /\p{L}/gu)
  const latin = countOf(text, /\p{Script=Latin}/gu)
  if (latin >= letters / 2) {
    const tokens = tokenize(text)
    const detected = tokens.length < leastWords ? 'unknown' : detectLanguage(tokens)
    return detected === 'unknown' ? 'en' : detected
  }
  const counts = new Map(scripts.map(([language, letter]) => [language, countOf(text, letter)]))
  if ((counts.get('uk') ?? 0) > 0) return 'uk'
  if ((counts.get('ja') ?? 0) > 0) return 'ja'
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  return first && first[1] > 0 ? first[0] : 'en'
}

function countOf(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0
}
