import type { FieldProfile } from '../field-profile.ts'
import type { WordedText } from '../find/read-words.ts'
import { isPaper } from '../is-paper.ts'

/** What is asked in every trade: a table of its own, and the fields whose words are at home everywhere. */
const everywhere: readonly string[] = ['everywhere', 'management', 'office']

/** The fields whose papers a posting may ask for: those that it says a word of, and of the papers that it names. */
export function fieldsOfPapers(
  { fields }: FieldProfile,
  { skills }: Pick<WordedText, 'skills'>,
): readonly string[] {
  const named = skills.flatMap(({ values }) =>
    values.flatMap(({ named }) => (isPaper(named) ? named.field : [])),
  )
  return [...new Set([...everywhere, ...fields.map(({ field }) => field), ...named])]
}
