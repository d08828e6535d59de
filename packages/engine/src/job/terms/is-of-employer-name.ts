import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'

/** Where who comes is asked to know what an employer is called after, too: "NHS experience". */
const asking: ReadonlySet<string> = new Set(['requirements', 'preferred', 'nice'])

/**
 * "Build your career in the NHS", where the employer is an NHS trust: letters of its name, said outside of what is asked.
 * So is all of a name that hires: "Salesforce is hiring" asks for no Salesforce.
 */
export function isOfEmployerName(
  { text, names, units, importance }: Pick<Posting, 'text' | 'names' | 'units' | 'importance'>,
  { start, end }: Span,
): boolean {
  const said = text.slice(start, end)
  const isOfLetters = /^\p{Lu}{2,6}$/u.test(said)
  const isNamed =
    isOfLetters &&
    names.some((name) =>
      text
        .slice(name.start, name.end)
        .split(/\P{L}+/u)
        .includes(said),
    )
  if (!isNamed && !(/^\p{Lu}/u.test(said) && hires(text, said))) return false
  const at = units.findIndex((unit) => unit.start <= start && end <= unit.end)
  return !asking.has(units[at]?.section ?? '') && importance[at] !== 'must'
}

/** Who hires says so where it is named first. */
function hires(text: string, name: string): boolean {
  let at = text.indexOf(name)
  for (let mention = 0; at >= 0 && mention < mostMentions; mention += 1) {
    if (hiring.test(text.slice(at + name.length, at + name.length + mostLettersOfHiring)))
      return true
    at = text.indexOf(name, at + 1)
  }
  return false
}

const mostMentions = 5
const mostLettersOfHiring = 36
const hiring =
  /^ (?:is|are) (?:(?:now|currently|always|actively) )?(?:hiring|seeking|recruiting|looking (?:for|to (?:hire|recruit|add|fill)))\b/
