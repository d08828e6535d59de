import type { TermHit } from '../../lexicon/find/find-terms.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { foldWord } from '../../text/forms/fold-word.ts'
import { WordTrait } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'

/** How postings of other languages call the languages they ask for, where English means nothing else by the word. */
const names = {
  English:
    'englisch englischkenntnisse anglais inglés inglês inglese engels engelse angielski angielskiego engelska',
  German:
    'deutsch deutschkenntnisse allemand alemán alemão tedesco tedesca duits duitse niemiecki niemieckiego tyska',
  French:
    'französisch französischkenntnisse français francés francês francese franse francuski francuskiego franska',
  Spanish:
    'spanisch spanischkenntnisse espagnol español espanhol spagnolo spagnola spaans hiszpański spanska',
  Italian: 'italienisch italien italiano italiana italiaans włoski włoskiego italienska',
  Dutch:
    'niederländisch néerlandais neerlandés olandese nederlands nederlandse niderlandzki holenderski',
  Polish: 'polnisch polonais polaco polacco poolse polski polskiego polska',
  Portuguese: 'portugiesisch portugais portugués português portoghese portugees portugalski',
  Swedish: 'schwedisch suédois sueco svedese zweeds szwedzki svenska',
} as const

const nameByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([name, words]) =>
    words.split(' ').map((word) => [foldWord(word), name] as const),
  ),
)
const isLanguage = new WordTrait(({ word }) => nameByWord.has(word))

/** "Anglais apprécié", "gute Deutschkenntnisse": languages that the word data knows by their English names. */
export function findLanguagesAbroad(lexicon: Lexicon, tokens: readonly Token[]): TermHit[] {
  return tokens.flatMap((token, at) => {
    if (!isLanguage.has(token)) return []
    const entry = lexicon.entries.get(nameByWord.get(token.word) ?? '')
    if (!entry) return []
    const { start, end, word } = token
    return [{ start, end, entry, others: [], written: word, first: at, last: at + 1 }]
  })
}
