import type { CvRole } from '../cv/cv.ts'

/** Ways of saying that a time was for something other than paid work, wherever in a CV they stand. */
export const tellsBreak =
  /\b(?:(?:career|family|parental|maternity|paternity|caring|study) (?:break|leave)\b|mat leave|sabbatical|gap year|home with (?:\S+ ){0,2}(?:child|kid|famil|bab)|full[- ]time (?:mum|mom|mother|dad|father|parent|carer)\b|raising (?:\S+ ){0,2}(?:child|kid|famil|sons?\b|daughter|twins)|(?:car(?:e|ing|ed|er) for|look(?:ed)? after) my\b|made redundant|furloughed|backpack|(?:year|time) (?:off|out) |my (?:own )?(?:illness|recovery))/i

/** Ways that tell so of the entry they stand in: elsewhere a nurse is "caring for" others, and an office plans "leave for" all. */
const ofEntry =
  /\b(?:car(?:ing|ed|er) for|(?:break|time out|leave) (?:to|for)|look(?:ed|ing)? after (?:my|our|an? (?:\w+ )?(?:parent|relative|mother|father|family))|home with (?:my|our|the|an?|two|three)|raising (?:my|our|two|three))\b/i

export function isBreakEntry(entry: string): boolean {
  return tellsBreak.test(entry) || ofEntry.test(entry)
}

/** Read where a role's title and employer stand: "Stay-at-home parent", "Looking for work", "Travelling in Asia". */
const ofHead =
  /stay[- ]at[- ]home|homemaker|unemployed|(?:out of|not in) (?:paid )?work|(?:look|search)ing for|(?:medical|sick|personal|extended) leave|break from|time out|family time|elternzeit|^(?:extended )?travel(?:l?ing)?(?: in\b|$)|^illness/i
/** Who stands in for somebody on leave works. */
const standsIn = /\b(?:cover|replac|substitut|vertretung)/i

const onBreak = /\bon (?:an? )?[mfcp]\w+ (?:break|leave)\b/i
/** "Freelance designer (while raising two children)" is work: a break says so first. */
const latestLetter = 12

/** Whether an entry among the roles is time out of work, whatever was learned in it. */
export function isBreak({ title, company }: CvRole): boolean {
  const head = [title, company].flatMap((part) => part?.text ?? [])
  return (
    !standsIn.test(head.join()) &&
    head.some((part) =>
      [tellsBreak, ofEntry, ofHead].some(
        (way) => onBreak.test(part) || (way.exec(part)?.index ?? 99) <= latestLetter,
      ),
    )
  )
}
