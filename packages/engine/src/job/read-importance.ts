import { cueIndex } from '../lexicon/cue-index.ts'
import type { Token } from '../text/tokenize.ts'
import type { Importance } from './job.ts'
import { importanceCues } from './lexicon/section-words.ts'
import type { JobUnit } from './read-sections.ts'

type Cue = Importance | 'none'

/**
 * How much each unit of a posting asks: its own words decide ("a plus"), else the section it stands
 * in. `null` where it says that something is not asked for.
 */
export function readImportance(
  text: string,
  units: readonly JobUnit[],
  tokens: readonly Token[],
): (Importance | null)[] {
  const hits = cues().find(tokens)
  const hasMarks = [...text.matchAll(/\(E\)/g)].length >= fewestMarks
  return units.map((unit) => {
    const written = text.slice(unit.start, unit.end)
    const found = new Set(
      hits
        .filter((hit) => hit.first >= unit.first && hit.first < unit.last)
        .flatMap((hit) => hit.values),
    )
    if (hasMarks && /\(E\)/.test(written)) return 'must'
    if (hasMarks && /\(D\)/.test(written)) return 'preferred'
    const isWish = found.has('nice') || found.has('preferred')
    if ((found.has('none') && !isWish) || isRefusal(written, unit)) return null
    if (found.has('nice')) return 'nice'
    if (unit.section === 'nice') return 'nice'
    if (found.has('preferred') || unit.section === 'preferred') return 'preferred'
    return found.has('must') || unit.section === 'requirements' ? 'must' : 'preferred'
  })
}

/** Criteria of public employers are marked one by one: (E) for essential, (D) for desirable. */
const fewestMarks = 3
const mostWordsOfRefusal = 9

/** "No asbestos work." */
function isRefusal(written: string, unit: JobUnit): boolean {
  return /^\W*(?:no|not|never)\s/i.test(written) && unit.last - unit.first <= mostWordsOfRefusal
}

const cues = cueIndex<Cue>([
  ['must', importanceCues.must],
  ['preferred', importanceCues.preferred],
  ['nice', importanceCues.nice],
  ['none', importanceCues.none],
])
