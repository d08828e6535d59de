import { afterVerbs } from '../verbs/present-verb.ts'

/**
 * Whether a task begins with a thing whose first word is a verb, too: "contact centre", "plant operation",
 * "record keeping". Where both are as likely ("test equipment") it is a thing: nobody tested it for certain.
 */
export function opensWithThing(task: string): boolean {
  const [first = '', second = '', ...rest] = task.toLowerCase().split(' ')
  if (thing.test(task)) return true
  if (!opensNames.has(first) || second === '' || afterVerbs.has(second)) return false
  if (endsNames.test(second)) return true
  const isLast = rest.length === 0
  if (second.endsWith('ing')) return isLast || leadsOn.test(rest[0] ?? '')
  return isLast && first !== 'support' && first !== 'help' && isOfOne(second)
}

const thing =
  /^(?:balance sheets?|cash flow|work orders?|(?:control|stock) (?:panels?|control|levels?|measures?)|lead generation|care (?:plans?|homes?)|test (?:plans?|cases?)|exchange rates?|travel arrangements?|order books?|design documents?|post ?holders?)(?: |$)/i

/** Verbs that stand before a noun as often. */
const opensNames: ReadonlySet<string> = new Set(
  `contact plant call test design order stock record report process support help control care load track exchange transfer travel
model program format machine transport schedule research repair hoist relay exhibit gauge graft trace`.split(
    /\s+/,
  ),
)

const endsNames = /^(?:cent(?:re|er)|desk|room|home|office|line|floor)s?$/
const leadsOn = /^(?:for|of|in|at|on|to|with|and|or|&)$/

/** What verbs take without an article is many, or is counted by no one. */
function isOfOne(word: string): boolean {
  return !/(?:[^s]s|ly)$|^(?:stock|mail|payroll|progress|food|freight|cargo|medication|information|documentation)$/.test(
    word,
  )
}
