/** Ways of saying that a time was for something other than paid work, wherever in a CV they stand. */
export const tellsBreak =
  /\b(?:(?:career|family|parental|maternity|paternity|caring|study) (?:break|leave)\b|mat leave|sabbatical|gap year|home with (?:\S+ ){0,2}(?:child|kid|famil|bab)|full[- ]time (?:mum|mom|mother|dad|father|parent|carer)\b|raising (?:\S+ ){0,2}(?:child|kid|famil|sons?\b|daughter|twins)|(?:car(?:ing|ed|er) for|looked after) my\b)/i

/** Ways that tell so of the entry they stand in: elsewhere a nurse is "caring for" others, and an office plans "leave for" all. */
const ofEntry =
  /\b(?:car(?:ing|ed|er) for|(?:break|time out|leave) (?:to|for)|look(?:ed|ing)? after (?:my|our|an? (?:\w+ )?(?:parent|relative|mother|father|family))|home with (?:my|our|the|an?|two|three)|raising (?:my|our|two|three))\b/i

export function isBreakEntry(entry: string): boolean {
  return tellsBreak.test(entry) || ofEntry.test(entry)
}
