import type { Job, Keyword, Requirement } from './job/job.ts'
import type { FieldProfile } from './lexicon/field-profile.ts'
import { readPosting } from './read-posting.ts'
import { algorithmVersion } from './score/score-weights.ts'
import type { Span } from './text/span.ts'

/**
 * What was read in a posting, as plain JSON: whoever has the posting's text beside it needs no reader of
 * postings. What follows from the text alone is left out.
 */
export interface PackedPosting
  extends Pick<
    Job,
    | 'title'
    | 'titleSpan'
    | 'titles'
    | 'company'
    | 'place'
    | 'summary'
    | 'seniority'
    | 'tags'
    | 'near'
    | 'boilerplate'
  > {
  /** Of the algorithm that read it; another one may read it in another way. */
  readonly version: number
  readonly fields: FieldProfile['fields']
  readonly requirements: readonly PackedRequirement[]
  readonly keywords: readonly Keyword[]
}

interface PackedRequirement extends Omit<Requirement, 'quote'> {
  readonly quote: Span
}

/** Reads a posting and packs what it asks for. */
export function packPosting(text: string): PackedPosting {
  const { job } = readPosting(text)
  const { title, titleSpan, titles, company, place, summary, seniority, tags, near, boilerplate } =
    job
  return {
    version: algorithmVersion,
    title,
    titleSpan,
    titles,
    company,
    place,
    summary,
    seniority,
    tags,
    near,
    fields: job.profile.fields,
    requirements: job.requirements.map(packRequirement),
    keywords: job.keywords,
    boilerplate,
  }
}

function packRequirement(requirement: Requirement): PackedRequirement {
  const { start, end } = requirement.quote
  return { ...requirement, quote: { start, end } }
}
