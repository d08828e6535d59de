import type { TermHit } from '../../lexicon/find/find-terms.ts'

/** "Some children are new to English", "most families had Urdu or Polish at home": others speak it, or do not. */
const spokenByOthers =
  /\bnew to $|\b(?:children|pupils|students|famil(?:y|ies)|parents|patients|clients|customers|guests|visitors|residents|tenants|learners|colleagues|staff|people) (?:\w+ ){0,3}?(?:had|have|has|spoke|speak|with (?:little|limited|no|poor)) (?:(?!my\b)[\p{L}’'-]+,? ){0,4}$/iu
const lettersBefore = 80

/** Whether a CV names a language as that of others, whom its author worked with. */
export function isSpeechOfOthers(text: string, { start, entry }: TermHit): boolean {
  return (
    entry.kind === 'language' &&
    spokenByOthers.test(text.slice(Math.max(0, start - lettersBefore), start))
  )
}
