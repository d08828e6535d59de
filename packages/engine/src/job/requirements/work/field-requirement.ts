import { anywhere } from '../../../lexicon/main-trades.ts'
import { quoteSpan, type Span } from '../../../text/span.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { isInPostOfOthers, isPostOfOthers } from '../../terms/is-in-post-of-others.ts'

/** A second field takes this share and two different words: one word may be the building or the customer. */
const mainShare = 0.2

/** The line of work itself: experience in the fields that the posting's words belong to. */
export function readFieldRequirement(posting: Posting): Requirement[] {
  const main = posting.lineOfWork.fields
    .filter(
      ({ share, field }, at) =>
        share >= mainShare &&
        (anywhere.has(field) ? isWorkOf(posting, field) : at === 0 || isNamedTwice(posting, field)),
    )
    .slice(0, 2)
  const [first] = main
  // What an office does is told in the words of what it keeps: its bills, its building.
  const [telling] = main
    .filter((each) => each === first || first?.field === 'office')
    .flatMap(
      ({ field }) =>
        posting.terms.find((hit) => hit.entry.field === field && !isGiven(posting, hit)) ?? [],
    )
  if (!telling) return []
  const names = main.map(({ field }) => spoken.get(field) ?? field.replaceAll('-', ' '))
  const span = { start: telling.start, end: telling.end }
  return [
    {
      id: 'req_line-of-work',
      text: `Work in ${names.join(' and ')}`,
      quote: quoteSpan(posting.text, span),
      sentence: span,
      kind: 'experience',
      importance: 'must',
      weight: 0,
      need: { type: 'field' },
    },
  ]
}

/** Fields that hold more than their name says, or that nobody would name so. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['agriculture', 'agriculture or animal care'],
  ['legal', 'law'],
  ['logistics', 'logistics or purchasing'],
  ['public-service', 'public service or housing'],
  ['sport', 'fitness, beauty and sport'],
  ['office', 'an office'],
  ['trades', 'the trades'],
  ['social-work', 'care and social work'],
  ['maritime-and-rail', 'shipping and rail'],
  ['it-operations', 'IT'],
])

/** Excel and a driving licence are asked for in every trade: they make no office work of a builder's. */
function isWorkOf(posting: Posting, field: string): boolean {
  const { terms, jobTitles } = posting
  if (jobTitles.some((hit) => hit.title.field === field && !isGiven(posting, hit))) return true
  const skills = terms.filter(
    (hit) => hit.entry.field === field && hit.entry.kind === 'skill' && !isGiven(posting, hit),
  )
  return new Set(skills.map(({ entry }) => entry.name)).size > 1
}

/** "A clear career path to team leader". */
function isGiven({ units }: Posting, { start }: Span): boolean {
  return units.some((unit) => unit.isBoilerplate && unit.start <= start && start < unit.end)
}

function isNamedTwice(posting: Posting, field: string): boolean {
  const terms = posting.terms.filter((hit) => !isInPostOfOthers(posting, hit))
  const jobTitles = posting.jobTitles.filter((hit) => !isPostOfOthers(posting, hit))
  const names = new Set([
    ...terms.filter(({ entry }) => entry.field === field).map(({ entry }) => entry.name),
    ...jobTitles.filter(({ title }) => title.field === field).map(({ title }) => title.name),
  ])
  return names.size > 1
}
