import type { MatchRow } from '../match/match-row.ts'

/** What is longer is a line, not what it is called. */
const mostWordsOfName = 5

/** Of several that would do, the one that the CV shows, in its words; `null` where but one is asked for. */
export function choiceShown({ requirement: { need }, evidence }: MatchRow): string | null {
  const isChoice = need.type === 'terms' && (need.anyOf.length > 1 || need.orWords !== undefined)
  return isChoice ? shortQuote(evidence[0]?.quote) : null
}

/** A quote that can stand for a name. */
export function shortQuote(quote: string | undefined): string | null {
  const plain = quote?.replace(/\s+/g, ' ').trim() ?? ''
  return plain !== '' && plain.split(' ').length <= mostWordsOfName ? plain : null
}
