import type { Candidate } from '../../candidate/candidate.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

/** Who writes a CV in a language can write it; how well it is spoken nobody can see there. */
const writtenCredit = 0.5
/** Words that only texts of a language have in number; one of another names a firm or two with them. */
const smallWords = {
  English: 'the and of for with from by',
  German: 'und der im mit von zur fur bei',
  French: 'et les des du dans pour avec aux',
  Spanish: 'y los las del para con una',
  Dutch: 'het een van voor naar bij',
  Polish: 'w z oraz przy dla nad',
}
const traits = new Map(
  Object.entries(smallWords).map(([name, words]) => [name, wordAmong(words.split(' '))]),
)
const fewest = 6

/** Of "fluent English" what a CV shows that is written in English and does not speak of languages; so of a few others. */
export function matchWrittenLanguage(candidate: Candidate, names: readonly string[]): Found {
  const { tokens, units } = candidate
  const small = names.flatMap((name) => traits.get(name) ?? [])
  const isWritten = small.some(
    (trait) => tokens.filter((token) => trait.has(token)).length >= fewest,
  )
  if (!isWritten) return nothingFound
  // The longest sentence shows it best.
  const [told] = units
    .filter(({ strength, isWork }) => strength !== 'listed' && isWork)
    .sort((a, b) => b.last - b.first - (a.last - a.first))
  if (!told) return nothingFound
  const how = 'implied'
  const evidence = [evidenceAt(candidate, told, { how, strength: told.strength })]
  return { credit: writtenCredit, how, evidence }
}
