import type { LexiconTitle } from '../../../lexicon/lexicon-entry.ts'
import type { KnownTitle } from '../../job.ts'

/** The titles of some titles' families and those of near work, in the order of the word data. */
export function titlesAround(
  titles: readonly LexiconTitle[],
  kin: readonly KnownTitle[],
): LexiconTitle[] {
  const { byFamily, byName } = placesIn(titles)
  const places = kin.flatMap(({ family, nearWork }) => [
    ...(byFamily.get(family) ?? []),
    ...nearWork.flatMap((name) => byName.get(name) ?? []),
  ])
  return [...new Set(places)].sort((a, b) => a - b).flatMap((place) => titles[place] ?? [])
}

interface Places {
  readonly byFamily: ReadonlyMap<string, readonly number[]>
  readonly byName: ReadonlyMap<string, readonly number[]>
}

const known = new WeakMap<readonly LexiconTitle[], Places>()

function placesIn(titles: readonly LexiconTitle[]): Places {
  const read = known.get(titles)
  if (read) return read
  const places = {
    byFamily: Map.groupBy(titles.keys(), (place) => titles[place]?.family ?? ''),
    byName: Map.groupBy(titles.keys(), (place) => titles[place]?.name ?? ''),
  }
  known.set(titles, places)
  return places
}
