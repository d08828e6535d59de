import { PhraseIndex } from './phrase-index.ts'

/** Phrases by what they tell. */
type CueLists<Cue> = readonly (readonly [cue: Cue, phrases: readonly string[]])[]

/** An index of phrases by what they tell, built when it is first asked for. */
export function cueIndex<Cue>(lists: CueLists<Cue>): () => PhraseIndex<Cue> {
  let built: PhraseIndex<Cue> | undefined
  return () => {
    built ??= buildIndex(lists)
    return built
  }
}

function buildIndex<Cue>(lists: CueLists<Cue>): PhraseIndex<Cue> {
  const index = new PhraseIndex<Cue>()
  for (const [cue, phrases] of lists) for (const phrase of phrases) index.add(phrase, cue)
  return index
}
