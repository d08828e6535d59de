import type { Candidate } from '../../candidate/candidate.ts'
import { WordTrait } from '../../text/word-trait.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

/** Who writes a CV in English can write it; how well it is spoken nobody can see there. */
const writtenCredit = 0.5
/** Words that only English has; a text of another language names a firm or two with them. */
const small = new WordTrait(({ word }) => smallWords.has(word))
const smallWords: ReadonlySet<string> = new Set(['the', 'and', 'of', 'for', 'with', 'from', 'by'])
const fewest = 10

/** Of "fluent English" what a CV shows that is written in English and does not speak of languages. */
export function matchWrittenLanguage(candidate: Candidate, names: readonly string[]): Found {
  const { tokens, units } = candidate
  if (!names.includes('English')) return nothingFound
  let count = 0
  for (const token of tokens) if (small.has(token)) count += 1
  if (count < fewest) return nothingFound
  const told = units.find(({ strength, isWork }) => strength !== 'listed' && isWork)
  if (!told) return nothingFound
  const how = 'implied'
  const evidence = [evidenceAt(candidate, told, { how, strength: told.strength })]
  return { credit: writtenCredit, how, evidence }
}
