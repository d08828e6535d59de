import { isPaper } from '../../../lexicon/is-paper.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { Requirement } from '../../job.ts'
import { isOneChoice } from './is-one-choice.ts'

/**
 * "Care Certificate or NVQ 2 in Health and Social Care" asks once, and either will do: the paper goes with the
 * schooling that it may stand for.
 */
export function withPapersInstead(
  text: string,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const degrees = requirements.filter(({ need }) => need.type === 'degree')
  return degrees.reduce((all, degree) => withPapersOf(text, all, degree), requirements)
}

function withPapersOf(
  text: string,
  requirements: readonly Requirement[],
  degree: Requirement,
): readonly Requirement[] {
  if (degree.need.type !== 'degree') return requirements
  const instead = requirements.filter(
    (each) => (isPaper(each) || isInLetters(each)) && standsFor(text, each, degree),
  )
  if (instead.length === 0) return requirements
  const orPapers = instead.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : []))
  const orWords = instead.flatMap(({ need }) => [
    ...(need.type === 'words' ? [need.roots] : []),
    ...(need.type === 'words' || need.type === 'terms' ? (need.orWords ?? []) : []),
  ])
  const need = {
    ...degree.need,
    subjects: withoutPapers(degree.need.subjects, instead),
    ...(orPapers.length > 0 ? { orPapers } : {}),
    ...(orWords.length > 0 ? { orWords } : {}),
  }
  return requirements.flatMap((each) =>
    instead.includes(each) ? [] : each === degree ? { ...degree, need } : each,
  )
}

/** "Degree, AAT or APM PMQ" asks for no degree in AAT. */
function withoutPapers(
  subjects: readonly (readonly string[])[],
  papers: readonly Requirement[],
): readonly (readonly string[])[] {
  const named = new Set(papers.flatMap(({ quote }) => rootsOf(tokenize(quote.quote))))
  return subjects.filter((roots) => !roots.every((root) => named.has(root)))
}

/** "Degree or PRINCE2": what is written in capitals beside a degree is a paper, whatever else goes by that name. */
function isInLetters({ kind, quote: { quote } }: Requirement): boolean {
  return (kind === 'knowledge' || kind === 'skill') && /^\p{Lu}[\p{Lu}\d]{2,}\b/u.test(quote)
}

function standsFor(text: string, { need, quote, sentence }: Requirement, degree: Requirement) {
  if (need.type !== 'terms' && need.type !== 'words') return false
  if (sentence.start !== degree.sentence.start) return false
  const between = text.slice(degree.quote.end, Math.max(degree.quote.end, quote.start))
  if (between.length <= mostLettersBetween && asExample.test(between)) return true
  if (isServed.test(degree.quote.quote) && besideOther.test(between)) return true
  return isOneChoice(text, { one: degree.quote, other: quote, sentence })
}

/** "A Level 3 qualification in Early Years, e.g. NNEB, CACHE": each is one of these. */
const asExample = /[,(–-]\s?(?:e\.?g\.?|such as|for example|including|i\.?e\.?)[,:]?\s[^;\n]*$/i
/** "Time served or NVQ Level 3 with AM2": who has served their time was let off both. */
const isServed = /\b(?:time[- ]served|apprentice)/i
const besideOther =
  /^[^,;:.()]{0,32}\bor (?:an? )?[^,;:.()]{2,80}? (?:with|plus|and|including|incl\.?) (?:an? |the |your )?$/i
const mostLettersBetween = 120
