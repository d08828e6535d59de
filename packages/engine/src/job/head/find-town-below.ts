import { countryNames, regionNames, stateCodes, townEndings } from '../../cv/lexicon/place-words.ts'
import { foldWord } from '../../text/forms/fold-word.ts'
import type { Span } from '../../text/span.ts'
import type { HeadLine, HeadSegment, Known } from './head-lines.ts'

interface Head extends Pick<Known, 'isTradeWord'> {
  readonly title: Span | null
}

/**
 * Where the line below a title is a town that no list knows, and nobody's name: "Thornwick, Dorset", or
 * "Ashcombe" where the text says "in Ashcombe" or the word is formed like a town's.
 */
export function findTownBelow(
  text: string,
  lines: readonly HeadLine[],
  { title, isTradeWord }: Head,
): Span | null {
  if (!title) return null
  const at = lines.findIndex(({ start, end }) => start <= title.start && title.start < end)
  const line = lines[at + 1]
  const [name, next] = line?.segments ?? []
  if (at < 0 || !line || line.label !== null || name?.kind !== 'name') return null
  const words = text.slice(name.start, name.end).split(/\s+/)
  if (words.length > mostWords || words[0] === 'The') return null
  if (next && isRegionBehind(text, name, next)) {
    const isNamed = words.length === 1 || !words.some((word) => isTradeWord(word))
    return isNamed ? { start: name.start, end: next.end } : null
  }
  const isAlone = line.segments.every(({ kind }, index) => index === 0 || kind === 'fact')
  return isAlone && isTown(text, words) ? { start: name.start, end: name.end } : null
}

const mostWords = 2

/** Behind a comma a county or a country says that a town stands before it; before a city stands any name. */
function isRegionBehind(text: string, name: HeadSegment, next: HeadSegment): boolean {
  if (text.slice(name.end, next.start).trim() !== ',') return false
  const written = text.slice(next.start, next.end)
  const folded = foldWord(written)
  return (
    regionNames.has(folded) ||
    countryNames.has(folded) ||
    stateCodes.has(written) ||
    /(?:shire|sex|folk|^co\. \p{L}+|^county \p{L}+)$/iu.test(written)
  )
}

function isTown(text: string, words: readonly string[]): boolean {
  const name = words.join(' ')
  const last = words.at(-1) ?? ''
  const isBehind = (before: string) => text.includes(` ${before} ${name}`)
  if (['at', 'join', 'for'].some(isBehind)) return false
  if (['in', 'near', 'around', 'across', 'outside'].some(isBehind)) return true
  return endsAsTown.test(last) && (words.length === 1 || directions.has(words[0] ?? ''))
}

const endsAsTown = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+(?:${townEndings}|shire|by|dorf|heim|stadt)$`,
  'u',
)
const directions: ReadonlySet<string> = new Set(
  'Lower Upper Great Little North South East West Old New Saint St Port Mount Castle Market'.split(
    ' ',
  ),
)
