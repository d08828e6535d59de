import { isPaper } from '../../../lexicon/is-paper.ts'
import type { Requirement } from '../../job.ts'

/**
 * "Care Certificate or NVQ 2 in Health and Social Care" asks once, and either will do: the paper goes with the
 * schooling that it may stand for.
 */
export function withPapersInstead(
  text: string,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const degree = requirements.find(({ need }) => need.type === 'degree')
  if (degree?.need.type !== 'degree') return requirements
  const instead = requirements.filter((each) => isPaper(each) && standsFor(text, each, degree))
  if (instead.length === 0) return requirements
  const orPapers = instead.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : []))
  const whole = { ...degree, need: { ...degree.need, orPapers } }
  return requirements.flatMap((each) =>
    instead.includes(each) ? [] : each === degree ? whole : each,
  )
}

function standsFor(text: string, { need, quote, sentence }: Requirement, degree: Requirement) {
  if (need.type !== 'terms' || sentence.start !== degree.sentence.start) return false
  const between = text.slice(degree.quote.end, Math.max(degree.quote.end, quote.start))
  if (between.length <= mostLettersBetween && asExample.test(between)) return true
  return quote.start < degree.quote.start
    ? /^(?: (?:diploma|certificate|certification|qualification))?(?: \([^)]*\))?,? or (?:an? )?$/i.test(
        text.slice(quote.end, degree.quote.start),
      )
    : /^[^,;.]{0,60},? or (?:an? |the )?$/i.test(text.slice(degree.quote.end, quote.start))
}

/** "A Level 3 qualification in Early Years, e.g. NNEB, CACHE": each is one of these. */
const asExample = /[,(–-]\s?(?:e\.?g\.?|such as|for example|including|i\.?e\.?)[,:]?\s[^;\n]*$/i
const mostLettersBetween = 120
