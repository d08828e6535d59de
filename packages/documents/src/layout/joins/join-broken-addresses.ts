import type { Link } from '../../document.ts'
import type { DraftLine } from '../../draft.ts'
import { isLineBelow } from './is-line-below.ts'

/**
 * Joins mail addresses that a narrow column has broken anywhere: "ines.pena@example.c" over "om". What the file itself
 * links to is joined wherever it breaks; without a link, only what is no address yet and becomes one.
 */
export function joinBrokenAddresses(
  lines: readonly DraftLine[],
  links: readonly Link[],
): readonly DraftLine[] {
  if (!lines.some(({ text }) => text.includes('@'))) return lines
  const linked = new Set(links.map(({ target }) => target.toLowerCase()))
  const joined: DraftLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before && isLineBelow(before, line) && isBroken(before.text, line.text, linked)) {
      joined[joined.length - 1] = { ...before, text: before.text.trimEnd() + line.text.trimStart() }
    } else joined.push(line)
  }
  return joined
}

function isBroken(above: string, below: string, linked: ReadonlySet<string>): boolean {
  const [first = ''] = /\S+$/.exec(above.trimEnd().slice(-longest)) ?? []
  const [rest = ''] = /^[^\s|,;•·]+/.exec(below.trimStart().slice(0, longest)) ?? []
  if (!`${first}${rest}`.includes('@')) return false
  const whole = first + rest
  if (first.includes('@') && rest.includes('@')) return false
  if (linked.has(whole.toLowerCase())) return !linked.has(first.toLowerCase())
  if (!address.test(whole)) return false
  if (rest.startsWith('@')) return true
  return first.includes('@') && (!address.test(first) || endsOfNames.test(`${first}\n${rest}`))
}

const longest = 80
const address = /^[\w.+'-]+@(?:[\w-]+\.)+\p{L}{2,}$/u
/** ".co" over "m" is an address already, but hardly the one that was meant. */
const endsOfNames = /\.(?:co\nm|ne\nt|or\ng|ed\nu|in\nfo|co\n\.uk|ac\n\.uk)$/
