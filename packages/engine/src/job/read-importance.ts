import { PhraseIndex } from '../lexicon/phrase-index.ts'
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
  units: readonly JobUnit[],
  tokens: readonly Token[],
): (Importance | null)[] {
  const cues = cueIndex().find(tokens)
  return units.map((unit) => {
    const found = new Set(
      cues
        .filter((hit) => hit.first >= unit.first && hit.first < unit.last)
        .flatMap((hit) => hit.values),
    )
    if (found.has('none')) return null
    if (found.has('nice')) return 'nice'
    if (unit.section === 'nice') return 'nice'
    if (found.has('preferred') || unit.section === 'preferred') return 'preferred'
    return found.has('must') || unit.section === 'requirements' ? 'must' : 'preferred'
  })
}

let cuePhrases: PhraseIndex<Cue> | undefined

function cueIndex(): PhraseIndex<Cue> {
  if (cuePhrases) return cuePhrases
  cuePhrases = new PhraseIndex()
  for (const cue of ['must', 'preferred', 'nice', 'none'] as const) {
    for (const phrase of importanceCues[cue]) cuePhrases.add(phrase, cue)
  }
  return cuePhrases
}
