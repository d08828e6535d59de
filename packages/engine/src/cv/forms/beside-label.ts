import { type BesideLabel, besideLabels } from '../lexicon/beside-labels.ts'
import { foldedPhrase } from '../words/fold.ts'

const longestStart = 56
const labelled = /^([\p{L} &/]{3,40}?)\s*(?:[:：]|\s[-–]\s|[\t\n]| {2,})/u

/** Whether a bullet of a role is labelled as something beside its work: "Environment: Java, Oracle". */
export function besideLabelOf(text: string): BesideLabel | undefined {
  const match = labelled.exec(text.slice(0, longestStart))
  return match?.[1] === undefined ? undefined : besideLabels.get(foldedPhrase(match[1]))
}
