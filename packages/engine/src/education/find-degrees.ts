import { PhraseIndex } from '../lexicon/phrase-index.ts'
import { isCaseless } from '../text/is-caseless.ts'
import { overlaps, type Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { type DegreeLevel, degreeForms, degreeLevels } from './degrees.ts'

/** A level of education as a text names it. */
export interface DegreeHit extends Span {
  readonly level: number
  readonly first: number
  readonly last: number
}

interface DegreeForm {
  readonly level: number
  readonly exactly: string | null
}

/** Finds the degrees and other levels of education a text names; `schooling` is where it tells of nothing else. */
export function findDegrees(
  text: string,
  tokens: readonly Token[],
  schooling: readonly Span[] = [],
): DegreeHit[] {
  const isSmall = isCaseless(text)
  return degreeIndex()
    .find(tokens)
    .flatMap((hit) => {
      const first = tokens[hit.first]
      const last = tokens[hit.last - 1]
      if (!first || !last) return []
      const found = text.slice(first.start, last.end)
      // "bsc" is a BSc where nobody sets capitals, and "be" is a word.
      const written = isSmall && found.length > 2 ? found.toUpperCase() : found
      const form = hit.values.find(({ exactly }) => isWrittenSo(written, exactly))
      const isDoubtful =
        doubtful.has(written) || (!isSmall && (form?.exactly ?? written) !== written)
      if (!form) return []
      if (
        isDoubtful &&
        !isAmongDegreeWords(tokens, hit) &&
        !schooling.some((span) => overlaps(span, first))
      )
        return []
      if (/^degree$/i.test(written) && isOfMeasure(tokens, hit)) return []
      return [
        { start: first.start, end: last.end, level: form.level, first: hit.first, last: hit.last },
      ]
    })
}

/** "BSC" in a line of capitals is a BSc. */
function isWrittenSo(written: string, exactly: string | null): boolean {
  return exactly === null || exactly === written || exactly.toUpperCase() === written
}

/** Letters that are also states, companies or titles: they name a degree only among words of education. */
const doubtful: ReadonlySet<string> = new Set(
  'MA MS BA BS BE ME MCA BCA MD JD AAS HSC SSC BTS DUT MPA ADN HND HNC Dip'.split(' '),
)
const degreeWords: ReadonlySet<string> = new Set(
  'degree in university college phd bachelor master major honors honours graduate school institute science arts engineering education gpa tafe polytechnic tech level mba'.split(
    ' ',
  ),
)
const degreeWordReach = 5

/** "A high degree of care", "360 degree feedback", "to some degree": no education. */
const measures: ReadonlySet<string> = new Set(
  'high higher highest some large certain any great greater greatest strong to same fair considerable'.split(
    ' ',
  ),
)

function isOfMeasure(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  const before = tokens[first - 1]?.word ?? ''
  return measures.has(before) || /^\d+$/.test(before) || tokens[last]?.word === 'of'
}

function isAmongDegreeWords(
  tokens: readonly Token[],
  hit: { first: number; last: number },
): boolean {
  const from = Math.max(0, hit.first - degreeWordReach)
  const around = tokens.slice(from, hit.last + degreeWordReach)
  return around.some((token) => degreeWords.has(token.base))
}

let phrases: PhraseIndex<DegreeForm> | undefined

function degreeIndex(): PhraseIndex<DegreeForm> {
  if (phrases) return phrases
  phrases = new PhraseIndex()
  const levels = Object.keys(degreeForms) as DegreeLevel[]
  for (const level of levels) {
    for (const form of degreeForms[level]) {
      const isExact = form.startsWith('=')
      const written = form.replace(/^=/, '')
      phrases.add(written, {
        level: degreeLevels[level],
        exactly: isExact ? written.replace(/\.$/, '') : null,
      })
    }
  }
  return phrases
}
