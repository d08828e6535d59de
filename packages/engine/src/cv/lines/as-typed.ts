import { setCapitals } from '../../text/capitals/set-capitals.ts'
import type { LayoutLine } from '../cv.ts'
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
  const lined = (layout.length > 0 ? null : partRunOn(text)) ?? text
  const joined = joinLabels(markLabels(partTowns(lined)))
  const parted = joined.includes(';')
    ? joined.replace(datedParts, (line) => line.replaceAll(';', '|'))
    : joined
  const unwrapped = layout.length > 0 ? null : unwrapLines(parted)
  const typed = unwrapped ?? parted
  const withCapitals = setCapitals(typed)
  if (withCapitals) return { text: withCapitals, isCaseless: true }
  return typed === text ? null : { text: typed, isCaseless: false }
}

const range = String.raw`\(?(?:\p{L}{3,9}\.? |\d\d?[/.])?(?:19|20)\d\d ?(?:[-–—]|to) ?[^;\n]{3,20}`
/** "Teacher; Hill School; 2019 – 2022": a sign that parts sentences parts what a role's head names. */
const datedParts = new RegExp(`^(?:${range};.+|\\p{L}.{5,110}[;,|–] ${range})$`, 'gmu')
