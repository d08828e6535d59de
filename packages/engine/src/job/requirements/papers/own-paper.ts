import { quoteSpan, type Span } from '../../../text/span.ts'
import type { Requirement } from '../../job.ts'
import { importanceWeights, kindWeights } from '../requirement-weights.ts'
import { slug } from '../skills/skill-requirements.ts'

interface OwnPaper extends Pick<Requirement, 'sentence' | 'importance' | 'need'> {
  /** What tells it from the others, in words. */
  readonly named: string
  /** As the posting has it. */
  readonly span: Span
  readonly kind?: 'certification' | 'licence'
}

/** What is asked for in a paper that no word data knows. */
export function ownPaper(
  text: string,
  { named, span, sentence, importance, need, kind = 'certification' }: OwnPaper,
): Requirement {
  return {
    id: `req_own-${slug(named)}`,
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
    sentence: { start: sentence.start, end: sentence.end },
    kind,
    importance,
    weight: importanceWeights[importance] * kindWeights[kind],
    need,
  }
}
