import type { TermHit } from '../../lexicon/find/find-terms.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { WordTrait } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { languageAbroad } from '../lexicon/languages-abroad.ts'

const isLanguage = new WordTrait(({ word }) => languageAbroad.has(word))

/** "Anglais apprécié", "gute Deutschkenntnisse": languages that the word data knows by their English names. */
export function findLanguagesAbroad(lexicon: Lexicon, tokens: readonly Token[]): TermHit[] {
  return tokens.flatMap((token, at) => {
    if (!isLanguage.has(token)) return []
    const entry = lexicon.entries.get(languageAbroad.get(token.word) ?? '')
    if (!entry) return []
    const { start, end, word } = token
    return [{ start, end, entry, others: [], written: word, first: at, last: at + 1 }]
  })
}
