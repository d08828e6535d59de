import { isPaper } from '../../../lexicon/is-paper.ts'
import { waysToWrite } from '../../../lexicon/papers/ways-to-write.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/** Adds to each paper that is asked for how its holders write it, where that is not one of its names: "HRW" for a High Risk Work licence. */
export function withWrittenWays(
  { fieldsOfPapers }: Pick<Posting, 'fieldsOfPapers'>,
  requirements: readonly Requirement[],
): Requirement[] {
  return requirements.map((requirement) => {
    if (!isPaper(requirement) || requirement.need.type !== 'terms') return requirement
    const written = waysToWrite(requirement.need.anyOf, fieldsOfPapers)
    return written === null ? requirement : { ...requirement, written }
  })
}
