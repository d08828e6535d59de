import type { Skill } from '../../../lexicon/lexicon.ts'
import { rootsIn } from '../../../text/roots-in.ts'
import type { Token } from '../../../text/tokenize.ts'
import type { Posting } from '../../posting.ts'

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
    skill?.forms.some(({ written }) => {
      const roots = rootsIn(written)
      return subject.every(({ root }) => roots.includes(root))
    }) ?? false
  const papers = [...lexicon.entries.values()].filter(
    (paper) =>
      paper.kind === 'certification' &&
      profile.speaksOf(paper.field) &&
      [paper, ...[...(paper.proves ?? [])].map((name) => lexicon.entries.get(name))].some(
        isOfSubject,
      ),
  )
  return papers.length < fewest ? [] : papers.map(({ name }) => name)
}
