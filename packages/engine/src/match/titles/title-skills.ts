import type { Candidate, Showing } from '../../candidate/candidate.ts'
import type { TitleSkill } from '../../job/job.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Span } from '../../text/span.ts'

/** So many letters from a title, a skill still belongs to it. */
const reach = 60

/** The words of the job's title that a title of the CV says in other ones: "dot net" for ".NET", "Hadoop" for "big data". */
export function rootsShown(
  { showings }: Candidate,
  lexicon: Lexicon,
  asked: readonly TitleSkill[],
  title: Span,
): string[] {
  const isBeside = ({ unit, start, end }: Showing) =>
    unit.start <= title.start &&
    title.end <= unit.end &&
    end - title.start < reach &&
    title.end - start < reach
  const isProven = (name: string) => {
    if (!lexicon.entries.get(name)?.isProven) return false
    for (const places of showings.values())
      if (places[0]?.skill.proves?.has(name) && places.some(isBeside)) return true
    return false
  }
  return asked.flatMap(({ name, roots }) =>
    showings.get(name)?.some(isBeside) || isProven(name) ? roots : [],
  )
}
