import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/**
 * "PTCB or NHA certification", where another line asks for the first already: who has that was let choose, and is not asked
 * for the second by itself.
 */
export function withoutOrphans(
  { text, terms }: Pick<Posting, 'text' | 'terms'>,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  if (!requirements.some((each) => isOwn(each) && behindOr.test(before(text, each))))
    return requirements
  const asked = new Map<string, number[]>()
  for (const { need, sentence } of requirements)
    if (need.type === 'terms')
      for (const name of need.anyOf) asked.set(name, [...(asked.get(name) ?? []), sentence.start])
  return requirements.filter((each) => {
    const [gap] = behindOr.exec(before(text, each)) ?? []
    if (!isOwn(each) || gap === undefined) return true
    const { quote, sentence } = each
    return !terms.some(
      ({ start, end, entry }) =>
        start >= sentence.start &&
        end <= quote.start &&
        end >= quote.start - gap.length - 1 &&
        asked.get(entry.name)?.some((other) => other !== sentence.start),
    )
  })
}

function isOwn({ need }: Requirement): boolean {
  return need.type === 'words'
}

/** What stands between the two of a choice: an "or", and behind the first its letters in a bracket. */
const behindOr = /(?: ?\([^()\n]{1,24}\))? (?:or|\/) (?:an? |the )?$/i
const lettersBefore = 48

function before(text: string, { quote, sentence }: Requirement): string {
  return text.slice(Math.max(sentence.start, quote.start - lettersBefore), quote.start)
}
