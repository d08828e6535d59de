import type { Span } from '../text/span.ts'
import { RootSet } from '../text/tables/root-set.ts'
import { readSeniority } from './head/read-seniority.ts'
import { titleInWords } from './head/title-in-words.ts'
import type { Job, Requirement } from './job.ts'
import { nearSkills } from './near-skills.ts'
import type { Posting } from './posting.ts'
import { readTags } from './read-tags.ts'
import { summarizePosting } from './sections/summarize-posting.ts'
import { readKeywords } from './terms/read-keywords.ts'

/** What was read of a posting besides what stands where in it. */
interface ReadJob {
  readonly requirements: readonly Requirement[]
  readonly company: Span | null
  readonly place: Span | null
}

/** A posting as it was read, put together. */
export function asJob(posting: Posting, { requirements, company, place }: ReadJob): Job {
  const { text, tokens, title } = posting
  let summary: string | undefined
  const quoted = (span: Span | null) => span && text.slice(span.start, span.end)
  return {
    text,
    title: title && titleInWords(text, title),
    titleSpan: title,
    titles: posting.kin,
    company: quoted(company),
    place: quoted(place),
    // A score needs none, so it is written for who reads it.
    get summary() {
      summary ??= summarizePosting(posting)
      return summary
    },
    seniority: readSeniority(quoted(title) ?? ''),
    tags: readTags(requirements),
    near: nearSkills(posting.lexicon, requirements),
    profile: posting.lineOfWork,
    requirements,
    keywords: readKeywords(posting),
    roots: new RootSet(tokens),
    boilerplate: posting.units
      .filter((unit) => unit.isBoilerplate)
      .map(({ start, end }) => ({ start, end })),
    wordCount: tokens.length,
  }
}
