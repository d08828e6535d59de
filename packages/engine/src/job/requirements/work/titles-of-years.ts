import type { Span } from '../../../text/span.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { KnownTitle } from '../../job.ts'
import { kinOf } from '../../kin-of.ts'
import type { Posting } from '../../posting.ts'

/** "Two years as a sous chef or a strong chef de partie": the titles under which years should have been worked. */
export function titlesOfYears({ text, jobTitles }: Posting, clause: Span): KnownTitle[] {
  let named = text.slice(clause.start, clause.end)
  const within = jobTitles.filter(({ start, end }) => clause.start < start && end <= clause.end)
  const held = within.filter((hit) => {
    const before = named.slice(0, hit.start - clause.start)
    const isHeld = heldAs.test(before) || (inA.test(before) && role.test(text.slice(hit.end)))
    // What was named already stands no more between "as" and the next title.
    if (isHeld) named = withBlanks(named, hit.start - clause.start, hit.end - clause.start)
    return isHeld
  })
  const titles = held.map((hit) => kinOf(text, { title: hit.title, hit }))
  return titles.filter(({ name }, at) => titles.findIndex((each) => each.name === name) === at)
}

/** "Three years running a busy shop in your own right": as whom one does that, whatever else the trade is called. */
export function titlesOfManaging({ text, lexicon, kin }: Posting, clause: Span): KnownTitle[] {
  const [, place = ''] = managing.exec(text.slice(clause.start, clause.end)) ?? []
  const name = place && `${place.toLowerCase()} manager`
  const [hit] = name ? lexicon.titleIndex.find(tokenize(name)) : []
  const known = hit?.values.map(({ named }) => named) ?? []
  const title = known.find((each) => each.name === name) ?? known[0]
  return title ? [kinOf(text, { title, hit: null }), ...kin] : []
}

/** What somebody is the manager of who runs it: a kitchen's is a chef, a ward's a nurse. */
const managing =
  /\b(?:manag(?:e|ing|ed)|run|ran|running|in (?:sole |full )?charge of) (?:an? |the |(?:your|their) own )?(?:[\p{L}-]+ ){0,2}?(store|shop|branch|site|hotel|restaurant|pub|bar|nursery|warehouse|depot|salon|gym|pharmacy|bakery)s?\b(?! [\p{L}-]+ (?:team|staff))/iu

function withBlanks(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

const heldAs =
  /(?<!\b(?:such|well))\s(?:as|being|been|(?:post|grade|rank|position|role|capacity) of)(?:[\s,/]|\b(?:an?|the|or|and|either|strong|good|junior|senior|qualified|experienced|registered|lead|head|deputy|assistant|commercial|domestic|similar)\b)*$/i
const inA = /\bin an? (?:similar |busy |senior |junior )?$/i
const role = /^ (?:role|position|post|capacity)\b/i
