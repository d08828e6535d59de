import { tokenizeWith } from '../../lexicon/find/read-words.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { wordStem } from '../../text/forms/word-forms.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { irregularPasts } from '../verbs/past-of.ts'
import { isParticiple, plainRoot } from '../verbs/plain-root.ts'
import { readVerb } from '../verbs/read-verb.ts'
import { factNumbers } from './fact-numbers.ts'

const fewestLetters = 3
/** "Reconciliation" says what "reconciled" says. */
const lettersInCommon = 5

/**
 * Words of a line said anew that bring a thing its source does not name: "hospitals" beside schools,
 * "surgeons" for physiotherapists. Verbs, adverbs and words of any trade are phrasing.
 */
export function findNewWords(lexicon: Lexicon, text: string, source: string): string[] {
  const own = tokenizeWith(lexicon, source)
  const stems = new Set(own.map(({ root }) => wordStem(plainRoot(root))))
  const beginnings = new Set(own.map(({ word }) => beginningOf(word)))
  return tokenizeWith(lexicon, text)
    .filter(
      ({ word, root }) =>
        !stems.has(wordStem(plainRoot(root))) && !beginnings.has(beginningOf(word)),
    )
    .map(({ start, end }) => text.slice(start, end))
    .filter((written) => namesThing(written))
}

function beginningOf(word: string): string {
  return word.length > lettersInCommon ? word.slice(0, lettersInCommon) : word
}

function namesThing(written: string): boolean {
  const word = written.toLowerCase()
  const isLong = word.length >= fewestLetters || /^\p{Lu}{2,}$/u.test(written)
  if (!isLong || !/^\p{L}/u.test(word)) return false
  if (standing.test(word)) return true
  if (isEverydayWord(word)) return false
  return !/ly$/.test(word) && !phrasing.has(word) && !isVerb(word) && factNumbers(word).length === 0
}

/** Rank, honours and papers: plain words, and nobody has them unless their line says so. */
const standing =
  /^(?:awards?|awarded|prizes?|honou?rs?|certified|accredited|licen[cs]ed|chartered|degree|diploma|supervis(?:e|ed|es|ing)|hir(?:e|ed|es|ing)|recruit(?:ed|s|ing)?|promoted|appointed|chaired|founded)$/

function isVerb(word: string): boolean {
  const bases = [word, word.replace(/d$/, ''), word.replace(/ed$/, ''), word.replace(/ied$/, 'y')]
  const undoubled = word.replace(/(\p{L})\1ed$/u, '$1')
  return (
    pasts.has(word) ||
    isParticiple(word) ||
    [...bases, undoubled].some((base) => readVerb(base) !== null)
  )
}

const pasts: ReadonlySet<string> = new Set(irregularPasts.values())

/** Words that join or weigh, and name nothing. */
const phrasing: ReadonlySet<string> = new Set(
  `thousand million billion thanks instead overall across throughout alongside via due while thereby plus amid among towards upon whilst whose hence
  average averaging approximate roughly total ranging respective various several multiple numerous further additional related
  percent cent worth length width height finish finished finishing ranked ranking
  timely prompt accurate efficient effective smooth consistent regular routine ongoing daily weekly monthly annual yearly hourly
  quarterly day-to-day end high low large small busy full whole entire single key main wide range variety number share set mix
  times once twice monday month year week day hour level rate pace close open latest previous prior former current existing
  boost boosted boosting lowered lowering repurposed repurposing revamped overhauled relocated surpassed attained
  elevated beat reduction increase increases improvement growth relocation completion decrease rise fall drop change changes earlier later peak maximum minimum least most less more fewer smaller larger higher lower faster better`.split(
    /\s+/,
  ),
)
