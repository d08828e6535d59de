import type { Span } from '../../../text/span.ts'
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

function withBlanks(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

const heldAs =
  /(?<!\b(?:such|well))\s(?:as|being|been|(?:post|grade|rank|position|role|capacity) of)(?:[\s,/]|\b(?:an?|the|or|and|either|strong|good|junior|senior|qualified|experienced|registered|lead|head|deputy|assistant|commercial|domestic|similar)\b)*$/i
const inA = /\bin an? (?:similar |busy |senior |junior )?$/i
const role = /^ (?:role|position|post|capacity)\b/i
