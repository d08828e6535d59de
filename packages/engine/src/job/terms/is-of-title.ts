import type { TermHit, TitleHit } from '../../lexicon/find/find-terms.ts'
import { type Token, tokenize } from '../../text/tokenize.ts'
import { isCapitalAt } from '../is-capital-at.ts'

/** "Train Drivers" names a post, and no training of drivers: a title in capitals tells no skill in another order. */
export function isOfTitle(
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  { first, last, written }: TermHit,
  titles: readonly TitleHit[],
): boolean {
  const isWithin = titles.some((title) => title.first <= first && last <= title.last)
  const isName = isCapitalAt(text, tokens[last - 1]?.start ?? 0)
  return (
    isWithin && isName && last - first > 1 && tokenize(written)[0]?.root !== tokens[first]?.root
  )
}
