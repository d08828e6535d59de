import type { ReadPosting } from './compare-read.ts'
import type { Job } from './job/job.ts'
import { keepLatest } from './keep-latest.ts'
import { readKnowledge } from './knowledge.ts'
import { profileOf } from './lexicon/field-profile.ts'
import { tokenizeWith } from './lexicon/find/read-words.ts'
import type { PackedPosting } from './pack-posting.ts'
import { quoteSpan } from './text/span.ts'
import { RootSet } from './text/tables/root-set.ts'

const latest = keepLatest<ReadPosting>(({ job }) => job.text)

/** The posting of a text as it was read before it was packed, or as it was just unpacked. */
export function unpackPosting(packed: PackedPosting, text: string): ReadPosting {
  return latest(text, () => {
    const tokens = tokenizeWith(readKnowledge().lexicon, text)
    return { job: toJob(packed, { text, tokens }), tokens }
  })
}

function toJob(
  packed: PackedPosting,
  { text, tokens }: Pick<Job, 'text'> & Pick<ReadPosting, 'tokens'>,
): Job {
  const { version, fields, requirements, keywords, boilerplate, ...told } = packed
  return {
    text,
    ...told,
    profile: profileOf(fields),
    requirements: requirements.map((each) => ({ ...each, quote: quoteSpan(text, each.quote) })),
    keywords,
    roots: new RootSet(tokens),
    boilerplate,
    wordCount: tokens.length,
  }
}
