import { isPaper } from '../../../lexicon/is-paper.ts'
import { paperWritten } from '../../../lexicon/papers/paper-written.ts'
import { findDrivingCategories } from '../../../papers/driving-categories.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { importanceWeights, kindWeights } from '../requirement-weights.ts'

/**
 * "Registration with the Victorian Institute of Teaching", "HRW": what is asked for in the words of those who hold it
 * is the paper that the word data knows by another name. Its own words still show it.
 */
export function asKnownPapers(
  { lexicon, fieldsOfPapers: fields }: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  return requirements.map((requirement) => {
    const { need, kind, text, importance } = requirement
    if (need.type !== 'words' || findDrivingCategories(text).length > 0) return requirement
    if (!isPaper(requirement) && kind !== 'knowledge') return requirement
    const name = paperWritten(text, { fields, isWhole: kind === 'knowledge' })
    const known = name === null ? undefined : lexicon.entries.get(name)
    if (!known || (known.kind !== 'licence' && known.kind !== 'certification')) return requirement
    return {
      ...requirement,
      kind: known.kind,
      weight: importanceWeights[importance] * kindWeights[known.kind],
      need: {
        type: 'terms',
        anyOf: [known.name],
        orWords: [need.roots, ...(need.orWords ?? [])],
      },
    }
  })
}
