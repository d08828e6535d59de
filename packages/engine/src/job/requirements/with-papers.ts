import { isPaper } from '../../lexicon/is-paper.ts'
import { type AskedPaper, plainPaper } from '../../papers/asked-paper.ts'
import { codesIn, inBrackets, readBranches, readGrade } from '../../papers/paper-marks.ts'
import type { Span } from '../../text/span.ts'
import type { Requirement } from '../job.ts'
import type { Posting } from '../posting.ts'

/** Adds to what a posting asks for what it says of papers beside their names, where a paper may answer it. */
export function withPapers(
  { text, lexicon }: Pick<Posting, 'text' | 'lexicon'>,
  requirements: readonly Requirement[],
): Requirement[] {
  return requirements.map((requirement) => {
    const { need } = requirement
    const mayBePaper =
      need.type === 'terms' &&
      (isPaper(requirement) || need.anyOf.some((name) => lexicon.entries.get(name)?.isProven))
    const paper = mayBePaper && readAskedPaper(text, requirement.quote, requirement.sentence)
    return paper ? { ...requirement, paper } : requirement
  })
}

/** Reads what a posting says of a paper: its level, its branch, and whether learners may come. */
export function readAskedPaper(text: string, ask: Span, sentence: Span): AskedPaper | undefined {
  const grade = readGrade(text.slice(ask.start, ask.end))
  const branches = readAskedBranches(text, ask)
  const code = codesIn(text.slice(ask.start, ask.end + codeReach))[0] ?? null
  const isOpen = isOpenToLearners(text.slice(sentence.start, sentence.end))
  if (grade || branches || code || isOpen)
    return { ...plainPaper, ...branches, grade, code, isOpenToLearners: isOpen }
  return undefined
}

/** "Qualified or working towards it", "part-qualified": whether a sentence welcomes who is on the way. */
export function isOpenToLearners(sentence: string): boolean {
  return learners.test(sentence)
}

const learners =
  /\b(?:finalists?|part[- ]?qualified|studying|work(?:ing)? towards?|near(?:ly|ing)|newly|trainees?|learners?|willing(?:ness)? to (?:obtain|gain|get|work)|able to obtain|eligib(?:le|ility) for|within \w+ (?:days|weeks|months)|(?:or|to be) (?:obtained|gained))\b/i

const codeReach = 6

/** A posting may name a paper in several places, and its branch in one of them. */
function readAskedBranches(
  text: string,
  { start, end }: Span,
): Pick<AskedPaper, 'branches' | 'isByTrade'> | undefined {
  const paper = text.slice(start, end)
  if (paper === '') return undefined
  for (let at = text.indexOf(paper); at >= 0; at = text.indexOf(paper, at + 1)) {
    const behind = at + paper.length
    const branches = readBranches(text, behind)
    const isByTrade = !inBrackets.test(text.slice(behind, behind + 96))
    if (branches.length > 0) return { branches, isByTrade }
  }
  return undefined
}
