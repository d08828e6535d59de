import { rootsIn } from '../../../text/roots-in.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/**
 * "Endorsements: Hazmat, Tanker, Doubles": drivers name the word once and list what is endorsed behind it. What a
 * posting asks for as an endorsement is shown by a line that has both of its words.
 */
export function withEndorsements(
  { lexicon }: Pick<Posting, 'lexicon'>,
  requirements: readonly Requirement[],
): Requirement[] {
  return requirements.map((each) => {
    const { need, kind } = each
    if (kind !== 'licence' || need.type !== 'terms') return each
    const ways = need.anyOf.flatMap((name) => endorsementsOf(lexicon, name))
    if (ways.length === 0) return each
    return { ...each, need: { ...need, orWords: [...(need.orWords ?? []), ...ways] } }
  })
}

/** A letter alone, as of "N endorsement", is in too many lines. */
const fewestLetters = 4

function endorsementsOf(lexicon: Posting['lexicon'], name: string): string[][] {
  const forms = lexicon.entries.get(name)?.forms ?? []
  return forms
    .map(({ written }) => written)
    .filter((written) => /^\p{L}+ endorsement$/iu.test(written))
    .filter((written) => written.indexOf(' ') >= fewestLetters)
    .map(rootsIn)
}
