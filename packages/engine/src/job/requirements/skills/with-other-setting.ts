import { quoteSpan, type Span } from '../../../text/span.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/**
 * "Experience in a kitchen or catering environment": the noun is said of both, and who has worked in the first has
 * what is asked for, though nothing knows it by name.
 */
export function withOtherSetting(
  posting: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  return requirements.map((requirement) => {
    const { need, quote, sentence } = requirement
    if (need.type !== 'words' || !ofSetting.test(quote.quote)) return requirement
    const other = settingBefore(posting, quote, sentence)
    if (!other) return requirement
    const span = { start: other.start, end: quote.end }
    return {
      ...requirement,
      text: posting.text.slice(span.start, span.end),
      quote: quoteSpan(posting.text, span),
      need: { ...need, orWords: [...(need.orWords ?? []), [other.root]] },
    }
  })
}

const ofSetting = /^[\p{L}-]+ (?:environments?|settings?|backgrounds?)$/iu

interface Setting extends Span {
  readonly root: string
}

function settingBefore(
  { text, tokens, words, terms }: Posting,
  { start }: Span,
  sentence: Span,
): Setting | null {
  const before = tokensIn(tokens, { start: sentence.start, end: start })
  const [own, or] = before.slice(-2)
  if (!own || or?.word !== 'or' || own.isApart || or.isApart) return null
  if (text.slice(or.end, start) !== ' ' || words.weighToken(own) < leastTelling) return null
  const isKnown = terms.some((hit) => hit.start <= own.start && own.end <= hit.end)
  return isKnown ? null : { start: own.start, end: own.end, root: own.root }
}

/** "A busy or fast-paced environment" tells of none that one has worked in. */
const leastTelling = 0.2
