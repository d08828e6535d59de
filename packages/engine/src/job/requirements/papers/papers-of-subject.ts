import type { Skill } from '../../../lexicon/lexicon.ts'
import type { Token } from '../../../text/tokenize.ts'
import type { Posting } from '../../posting.ts'
import { formsOf } from '../forms-of-skill.ts'

const several = /^(?:certifications|certificates|certs|accreditations)$/
const fewest = 2

/** "Security certifications": any of those that the word data has for a subject, in the fields that a posting speaks of. */
export function papersOfSubject(
  { lexicon, profile, words }: Posting,
  own: readonly Token[],
  noun: Token | undefined,
): readonly string[] {
  if (!noun || noun !== own.at(-1) || !several.test(noun.word)) return []
  const subject = own.filter((token) => token !== noun && !words.isStop(token.root))
  if (subject.length === 0) return []
  const isOfSubject = (skill: Skill | undefined) =>
    skill !== undefined &&
    formsOf(skill).some(({ roots }) => subject.every(({ root }) => roots.includes(root)))
  const papers = [...lexicon.entries.values()].filter(
    (paper) =>
      paper.kind === 'certification' &&
      profile.speaksOf(paper.field) &&
      (isOfSubject(paper) ||
        [...(paper.proves ?? [])].some((name) => isOfSubject(lexicon.entries.get(name)))),
  )
  return papers.length < fewest ? [] : papers.map(({ name }) => name)
}
