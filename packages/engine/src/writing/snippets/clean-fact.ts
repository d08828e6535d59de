/** Letters that are taken of an answer. */
const longestFact = 300

/** What was typed as a CV has it: without the "yes" that answers our question, and without "I"; "" where it tells of nothing. */
export function cleanFact(fact: string): string {
  const told = fact
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestFact)
  if (denial.test(told) || neverDone.test(told)) return ''
  return told.replace(assent, '').replace(spokenOfOneself, '')
}

/** Tells nothing that could be written down. */
const denial =
  /^(?:(?:no|nope|none|never|nothing|nowhere|n\/a)[\s.!]*$|not (?:yet|really)(?:[\s.!]*$|[,;:–—-]? (?:but|i|though)\b))/i
/** "I have never used it", but "I have never missed a shift" tells of work. */
const neverDone =
  /^(?:no|sorry)?[\s,.;:]*(?:i(?: have|['’]?ve) (?:never|not)|(?:i )?(?:have|did|do|ca)n['’]?t|i (?:did|do|can) ?not|never)(?: (?:yet|really|actually|ever))? (?:done?|used?|tried|held|seen|know|speak|spoken|need(?:ed)?|worked? (?:with|on|in|there)|have) (?:this|that|it|one|any|much|experience)\b/i
const assent = /^(?:yes|yeah|yep)(?:[\s,.;:!–—-]+|$)/i
/** "I led" is a line without its "I", however it is typed; "I am" and "I have led" are not. */
const spokenOfOneself =
  /^I (?!(?:am|was|have|had|do|did|can|could|will|would|must|should|also|often|then|still|cannot)(?:n?['’]?t)?\b)(?=\p{Ll})/iu
