import { isPaper } from '../../../lexicon/is-paper.ts'
import type { Requirement } from '../../job.ts'

/** "Registered Nurse (Adult)": what stands in brackets behind a paper is its branch, and nothing asked for besides. */
export function withoutBranches(
  text: string,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const brackets = requirements.flatMap((requirement) => {
    const { paper, quote } = requirement
    const isOfBranch = isPaper(requirement) && paper !== undefined && paper.branches.length > 0
    const found = isOfBranch ? inBrackets.exec(text.slice(quote.end)) : null
    return found ? [{ start: quote.end, end: quote.end + found[0].length }] : []
  })
  return requirements.filter(
    ({ need, quote }) =>
      need.type !== 'words' ||
      !brackets.some(({ start, end }) => start <= quote.start && quote.end <= end),
  )
}

const inBrackets = /^ ?\([^()\n]{2,60}\)/
