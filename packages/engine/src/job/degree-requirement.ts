import { quoteSpan } from '../text/span.ts'
import type { Requirement } from './job.ts'
import type { Posting } from './posting.ts'
import { importanceWeights } from './requirement-weights.ts'

/**
 * The education a posting asks for: of the levels one sentence names, the lowest is what it takes;
 * of several sentences, the one that insists most counts.
 */
export function readDegreeRequirement(posting: Posting): Requirement[] {
  const asks = posting.units.flatMap((unit, index) => {
    const importance = posting.importance[index]
    if (unit.isBoilerplate || !importance) return []
    const inUnit = posting.degrees.filter((hit) => hit.first >= unit.first && hit.first < unit.last)
    const lowest = inUnit.toSorted((a, b) => a.level - b.level || a.start - b.start)[0]
    return lowest ? [{ unit, importance, hit: lowest }] : []
  })
  const ask = asks.toSorted(
    (a, b) =>
      importanceWeights[b.importance] - importanceWeights[a.importance] ||
      a.hit.start - b.hit.start,
  )[0]
  if (!ask) return []
  const sentence = posting.text.slice(ask.unit.start, ask.unit.end)
  const roots = posting.tokens
    .slice(ask.hit.last, Math.min(ask.unit.last, ask.hit.last + 14))
    .filter((token) => posting.words.weighToken(token) >= 0.25)
    .map((token) => token.root)
  return [
    {
      id: `req_degree-${ask.hit.level}`,
      text: sentence.length > 160 ? posting.text.slice(ask.hit.start, ask.hit.end) : sentence,
      quote: quoteSpan(posting.text, { start: ask.hit.start, end: ask.hit.end }),
      sentence: { start: ask.unit.start, end: ask.unit.end },
      kind: 'education',
      importance: ask.importance,
      weight: 1,
      need: {
        type: 'degree',
        level: ask.hit.level,
        orExperience:
          /or (?:an? )?equivalent|or (?:relevant |related |work )*experience|equivalent combination/i.test(
            sentence,
          ),
        roots: [...new Set(roots)],
      },
    },
  ]
}
