import { type RefusalReason, refusalWords, refuseUnread } from '@rolefit/engine'
import { Problem } from '../../http/replies/problem.ts'

/** Refuses what the engine would refuse at a glance, before anything is made of these texts. */
export function refuseTexts(texts: { readonly cvText: string; readonly jobText: string }): void {
  const refusal = refuseUnread(texts)
  if (refusal) throw cannotBeScored(refusal.reason)
}

/** Why there is no score, in the engine's words. */
export function cannotBeScored(reason: RefusalReason): Problem {
  return new Problem('cannot_be_scored', { message: refusalWords[reason], fields: { reason } })
}
