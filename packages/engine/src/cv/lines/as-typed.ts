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
  const isLaidOut = layout.length > 0
  const lined = isLaidOut ? text : (partRunOn(text) ?? text)
  const settled = settledHeads(lined)
  const typed = isLaidOut ? settled : (unwrapLines(settled) ?? settled)
  const withCapitals = setCapitals(typed)
  if (withCapitals) return { text: withCapitals, isCaseless: true }
  return typed === text ? null : { text: typed, isCaseless: false }
}

/** Addresses joined to their firms, firms parted from their towns, labels beside their values, and heads parted by bars. */
function settledHeads(text: string): string {
  const joined = joinLabels(markLabels(partTowns(joinAddresses(text))))
  if (!joined.includes(';')) return joined
  return joined.replace(datedParts, (line) => line.replaceAll(';', '|'))
}

const range = String.raw`\(?(?:\p{L}{3,9}\.? |\d\d?[/.])?(?:19|20)\d\d ?(?:[-–—]|to) ?[^;\n]{3,20}`
/** "Teacher; Hill School; 2019 – 2022": a sign that parts sentences parts what a role's head names. */
const datedParts = new RegExp(`^(?:${range};.+|\\p{L}.{5,110}[;,|–] ${range})$`, 'gmu')
