import { setCapitals } from '../../text/capitals/set-capitals.ts'
import type { LayoutLine } from '../cv.ts'
import { joinAddresses } from './join-addresses.ts'
import { joinLabels } from './join-labels.ts'
import { markLabels } from './mark-labels.ts'
import { partTowns } from './part-towns.ts'
import { partRunOn } from './run-on/part-run-on.ts'
import { unwrapLines } from './unwrap-lines.ts'

/** A text with its lines and capitals where people set them, letter by letter as long as it was given. */
export interface TypedText {
  readonly text: string
  /** Its capitals are ours, and tell nothing of acronyms. */
  readonly isCaseless: boolean
}

/** A CV's text as people type it; null where it is so already. A layout tells itself where lines end. */
export function asTyped(text: string, layout: readonly LayoutLine[] = []): TypedText | null {
  const isLaidOut = layout.some(({ fontSize }) => fontSize > 0)
  const lined = isLaidOut ? text : (partRunOn(text) ?? text)
  const settled = settledHeads(lined)
  const typed = isLaidOut ? settled : (unwrapLines(settled) ?? settled)
  const withCapitals = setCapitals(typed)
  if (withCapitals) return { text: withCapitals, isCaseless: true }
  return typed === text ? null : { text: typed, isCaseless: false }
}

/** Addresses joined to their firms, firms parted from their towns, labels beside their values, and heads parted by bars. */
function settledHeads(text: string): string {
  const apart = state.test(text) ? partTowns(joinAddresses(text)) : text
  return withBars(joinLabels(markLabels(apart)))
}

/** Asked first, of every text: "Kansas City, MO". */
const state = /, [A-Z]{2}\b/

const range = String.raw`\(?(?:\p{L}{3,9}\.? |\d\d?[/.])?(?:19|20)\d\d ?(?:[-–—]|to) ?[^;\n]{3,20}`
const datedParts = new RegExp(`^(?:${range};.+|\\p{L}.{5,110}[;,|–] ${range})$`, 'u')

/** "Teacher; Hill School; 2019 – 2022": a sign that parts sentences parts what a role's head names. */
function withBars(text: string): string {
  let barred = ''
  let from = 0
  for (let at = text.indexOf(';'); at >= 0; at = text.indexOf(';', from)) {
    const start = text.lastIndexOf('\n', at) + 1
    const end = text.indexOf('\n', at)
    const line = text.slice(start, end < 0 ? text.length : end)
    barred += text.slice(from, start) + (datedParts.test(line) ? line.replaceAll(';', '|') : line)
    from = start + line.length
  }
  return from === 0 ? text : barred + text.slice(from)
}
