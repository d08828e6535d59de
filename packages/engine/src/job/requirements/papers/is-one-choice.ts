import type { Span } from '../../../text/span.ts'

interface Named {
  readonly one: Span
  readonly other: Span
  readonly sentence: Span
}

/** Whether a sentence lets people choose between two things that it names: "AAT, ACCA or a degree", "B.Com / M.Com / CA Inter". */
export function isOneChoice(text: string, { one, other, sentence }: Named): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  // A choice that is quoted with its "or" may reach up to what it is a choice with.
  const from = Math.min(first.end, second.start)
  const between = text.slice(first.start, second.start)
  const gap = text.slice(from, second.start)
  if (between.length > mostLettersBetween || broken.test(gap)) return false
  const link = links(between.replace(ofKinds, '').replace(orTheLike, '')).at(-1)
  if (link === 'or' || link === 'slash') return true
  return (
    link === 'comma' &&
    !links(gap).includes('or') &&
    closesInOr(text.slice(second.start, sentence.end).replace(bracketed, ''))
  )
}

/** "CSCS (Black or Gold card) and …": the choice in brackets is between kinds of the one before them. */
const bracketed = /\([^()]{0,60}\)/g
/** "SMSTS, Black/White CSCS card": the choice is between kinds of the one behind. */
const ofKinds = /[\p{L}\d]+\/[\p{L}\d]+ $/u
/** "High school diploma or equivalent and a paramedic's certification": the choice ends before the "and". */
const orTheLike =
  /^.*\bor (?:its |an? )?(?:equivalent|equivalency|GED|similar)\b[^,;]{0,24},? (?:and|plus|with)\b/i
const mostLettersBetween = 120
/** What parts two demands; the stop of "B.Com" does not. */
const broken =
  /[;:]|\.\s|\b(?:plus|with|including|ideally|preferably|together|also|but|must|along)\b|&\s*$|\band (?:[\p{L}-]+ ){0,2}$/iu

type Link = 'or' | 'slash' | 'comma'

/** How the things of a list hang together, one link after the other. */
function links(list: string): Link[] {
  return [...list.matchAll(/,?\s+or\s|\/|,/gi)].map(([sign]) =>
    /or/i.test(sign) ? 'or' : sign === '/' ? 'slash' : 'comma',
  )
}

/** "…, NNEB, CACHE or BTEC": the list ends in an "or" and not in an "and", which may stand in the name of a subject. */
function closesInOr(rest: string): boolean {
  const [sign = ''] =
    /,?\s+or\s(?!(?:work\w*|study\w*|willing\w*|able) )|;|\.\s|\s(?:plus|with)\s|,? and (?=an? |the |\p{Lu}{2,}|\p{L}*\d)/u.exec(
      rest,
    ) ?? []
  return /or/.test(sign)
}
