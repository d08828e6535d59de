import { rootsIn } from '../../text/roots-in.ts'
import type { Change } from '../advice.ts'
import { namesSection, sectionsOnce, tellSections } from '../sections-once.ts'

const mostSuggestions = 8
/** A list of nothing but tasks helps nobody to see what else is asked for. */
const mostTasks = 3
/** Whoever comes from other work is not to be invited to claim one thing after another. */
const mostOfOtherWork = 3

/**
 * The changes to name first, the best first: few tasks, none that says in other words what another one
 * says, and after a turn to other work only a few.
 */
export function chooseSuggestions(changes: readonly Change[], turn: readonly string[]): string[] {
  const chosen: Change[] = []
  const said: string[][] = []
  let tasks = 0
  let asked = 0
  const sections = tellSections(changes.map(({ findingCode }) => findingCode))
  for (const change of sectionsOnce(changes, (each) => (sections ? each.findingCode : null))) {
    if (turn.length + chosen.length === mostSuggestions) break
    const isTask = change.requirementId?.startsWith('req_duty') ?? false
    if (isTask && tasks === mostTasks) continue
    if (change.requirementId && turn.length > 0 && asked === mostOfOtherWork) continue
    const roots = quotedRoots(change)
    if (roots.length > 0 && said.some((each) => isWithin(roots, each) || isWithin(each, roots)))
      continue
    if (chosen.some((other) => isAboutSameLine(change, other))) continue
    chosen.push(change)
    said.push(roots)
    if (isTask) tasks += 1
    if (change.requirementId) asked += 1
  }
  return [...turn, ...chosen.map((change) => sayIn(change, sections))]
}

function sayIn({ findingCode, text }: Change, sections: ReturnType<typeof tellSections>): string {
  return sections && namesSection(findingCode) ? `${sections.meaning} ${sections.advice}` : text
}

/** A line that reads like three things asked for is quoted once: whoever mends it sees the others below. */
function isAboutSameLine({ requirementId, quote }: Change, other: Change): boolean {
  return (
    requirementId !== null &&
    other.requirementId !== null &&
    quote !== null &&
    other.quote?.start === quote.start
  )
}

/** The words asked for, which its text quotes last. */
function quotedRoots({ requirementId, text }: Change): string[] {
  if (requirementId === null) return []
  const quote = [...text.matchAll(/“([^”]+)”/g)].at(-1)?.[1] ?? ''
  return rootsIn(quote)
}

function isWithin(roots: readonly string[], others: readonly string[]): boolean {
  return roots.length > 0 && roots.every((root) => others.includes(root))
}
