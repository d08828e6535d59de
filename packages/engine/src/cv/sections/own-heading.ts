import type { CvSectionKind } from '../cv.ts'
import {
  countedHeadings,
  countedKinds,
  headingHeads,
  uncountedHeadings,
} from '../lexicon/counted-headings.ts'
import { foldedPhrase } from '../words/fold.ts'

/**
 * The kind of section that somebody heads in their own words, where that changes how it counts. That it
 * is a heading is known, so the words alone tell.
 */
export function kindOfOwnHeading(heading: string): CvSectionKind {
  const whole = foldedPhrase(heading)
  const parts = heading.split(joint).map(foldedPhrase)
  const [first] = parts.length > 1 ? parts.flatMap((part) => kindOfPart(part) ?? []) : []
  const kind = kindByPhrase.get(whole) ?? first ?? kindOfPart(whole) ?? kindOfFirst(whole)
  return countedKinds.find((own) => own === kind) ?? 'other'
}

const joint = /[&/,+|]|\b(?:and|und|et|y|e)\b/iu

const kindByPhrase: ReadonlyMap<string, CvSectionKind> = new Map<string, CvSectionKind>([
  ...uncountedHeadings.map((phrase) => [phrase, 'other'] as const),
  ...countedKinds.flatMap((kind) =>
    countedHeadings[kind].split('|').map((phrase) => [phrase, kind] as const),
  ),
])

/** "Retail Projects": the last word is a section's, whatever stands before it. */
function kindOfPart(phrase: string): CvSectionKind | undefined {
  return kindByPhrase.get(phrase) ?? headingHeads.get(phrase.slice(phrase.lastIndexOf(' ') + 1))
}

function kindOfFirst(phrase: string): CvSectionKind | undefined {
  return headingHeads.get(phrase.split(' ', 1)[0] ?? '')
}
