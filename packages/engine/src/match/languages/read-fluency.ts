import { rankOf } from '../../papers/language-level.ts'
import type { Span } from '../../text/span.ts'

/** How people call a little of a language, and enough for everyday life, by the level that comes nearest. */
const called = [
  [
    'A1',
    '(?:a )?few|(?:a )?little|basi|elementa|beginner|school|simple|gcse|leaving cert|rusty|learning|(?:currently|still) learn',
  ],
  ['B1', 'limited|conversation|intermediate|everyday|social'],
] as const
const between = String.raw`\s*[:(–-]\s*(?:an? )?`
const behind = called.map(
  ([level, words]) => [level, new RegExp(`^${between}(?:${words})`, 'i')] as const,
)
/** The same where a CV is in another language: "Französisch Grundkenntnisse", "inglés: nivel básico". */
const littleAbroad =
  /^[\s:(,–-]*(?:niv\p{L}+ |livello )?(?:grund|schul|notions|scolaire|d[ée]butant|b[áa]sic[oa]|anfänger|principiante|podstaw)/iu
const before = called.map(
  ([level, words]) =>
    [level, new RegExp(String.raw`(?<!\p{L})(?:${words})[\p{L}’']*,? $`, 'iu')] as const,
)
/** "German B1", "Dutch (A2)", "English: level B2". */
const numbered = /^[\s:(–-]*(?:level )?([ABC][12])\b/i
/** "JLPT N3", "Mandarin (HSK 4)": examinations in one language, whose levels run the other way, or begin lower. */
const examined =
  /^(?:(?:japanese|jlpt)[\s:(,–-]{0,3}(?:jlpt )?N([1-5])|(?:\p{L}+[\s:(,–-]{0,3})?HSK ?([1-6]))\b/iu
const levelsOfJlpt = ['', 'C1', 'B2', 'B1', 'A2', 'A1']
const levelsOfHsk = ['', 'A1', 'A1', 'A2', 'B1', 'B2', 'C1']
const reach = 20
/** One level short is half, and any level a little. */
const leastSpoken = 0.25

/** How far the level that a CV names beside a language answers the one that is asked for; without a level it is spoken. */
export function creditFluency(text: string, places: readonly Span[], asked = 0): number {
  const stated = places.flatMap((place) => creditLevel(text, place, asked) ?? [])
  return stated.length > 0 ? Math.max(...stated) : 1
}

function creditLevel(text: string, { start, end }: Span, asked: number): number | null {
  const level =
    levelExamined(text.slice(start, end + reach)) ??
    levelBeside(text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach))
  return level ? Math.min(1, Math.max(leastSpoken, 1 - (asked - rankOf(level)) / 2)) : null
}

function levelExamined(named: string): string | undefined {
  const [, jlpt, hsk] = examined.exec(named) ?? []
  if (jlpt) return levelsOfJlpt[Number(jlpt)]
  return hsk ? levelsOfHsk[Number(hsk)] : undefined
}

/** "Polish: a few words" and "French – school" name the lowest; so do "basic Polish" and "school French". */
function levelBeside(left: string, right: string): string | undefined {
  const named = numbered.exec(right)?.[1]
  if (named) return named.toUpperCase()
  if (littleAbroad.test(right)) return 'A1'
  return (
    behind.find(([, words]) => words.test(right))?.[0] ??
    before.find(([, words]) => words.test(left))?.[0]
  )
}
