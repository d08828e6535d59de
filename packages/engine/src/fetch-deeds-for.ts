import { fieldsOfDeeds } from './job/requirements/ways/with-deeds.ts'
import { sectorsName } from './job/requirements/work/with-sectors.ts'
import { readKnowledge } from './knowledge.ts'
import { profileFields } from './lexicon/field-profile.ts'
import { readWords } from './lexicon/find/read-words.ts'
import { fetchDeeds } from '#deeds'

/** Fetches what has to be there before a posting is read; without a browser everything is. */
export async function fetchDeedsFor(text: string): Promise<void> {
  const { lexicon } = readKnowledge()
  const fields = fieldsOfDeeds(profileFields(lexicon, readWords(lexicon, text)))
  await fetchDeeds([...fields, sectorsName])
}
