import { type RefusalReason, refusalWords } from '@rolefit/engine'

/** What a refusal tells the person; fetched when there is one, as hardly anybody meets one while writing. */
export function refusedWords(reason: RefusalReason): string {
  return refusalWords[reason]
}
