import { readablePosting } from './job/pasted/readable-posting.ts'
import { fieldsOfDeeds } from './job/requirements/ways/with-deeds.ts'
import { sectorsName } from './job/requirements/work/with-sectors.ts'
import { readKnowledge } from './knowledge.ts'
import { profileFields } from './lexicon/field-profile.ts'
import { fieldsOfPapers } from './lexicon/papers/fields-of-papers.ts'
import { wordPosting } from './read-posting.ts'
import { fetchDeeds } from '#deeds'
import { fetchPapers } from '#papers'

/**
 * Fetches what has to be there before a posting is read, all at once: how people tell the work of its fields, and
 * how they write the papers it may ask for. Without a browser everything is there.
 */
export async function fetchWaysFor(posting: string): Promise<void> {
  const { lexicon } = readKnowledge()
  const worded = wordPosting(readablePosting(posting))
  const profile = profileFields(lexicon, worded)
  await Promise.all([
    fetchDeeds([...fieldsOfDeeds(profile), sectorsName]),
    fetchPapers(fieldsOfPapers(profile, worded)),
  ])
}
