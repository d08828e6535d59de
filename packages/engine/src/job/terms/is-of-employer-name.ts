import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

/** Where who comes is asked to know what an employer is called after, too: "NHS experience". */
const asking: ReadonlySet<string> = new Set(['requirements', 'preferred', 'nice'])

/** "Build your career in the NHS", where the employer is an NHS trust: letters of its name, said outside of what is asked. */
export function isOfEmployerName(
  { text, names, units, importance }: Pick<Posting, 'text' | 'names' | 'units' | 'importance'>,
  { start, end }: Span,
): boolean {
  const said = text.slice(start, end)
  if (!/^\p{Lu}{2,6}$/u.test(said)) return false
  const isNamed = names.some((name) =>
    text
      .slice(name.start, name.end)
      .split(/\P{L}+/u)
      .includes(said),
  )
  if (!isNamed) return false
  const at = units.findIndex((unit) => unit.start <= start && end <= unit.end)
  return !asking.has(units[at]?.section ?? '') && importance[at] !== 'must'
}
