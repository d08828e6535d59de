import type { TermHit } from '../lexicon/find-terms.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import { wordAmong } from '../text/forms/word-trait.ts'
import type { Token } from '../text/tokenize.ts'

/** Papers by which people are called: "registered nurse licence", "certified public accountant". */
const ofPeople =
  /\b(?:nurse|assistant|accountant|engineer|technician|technologist|practitioner|pharmacist|therapist|inspector|officer)\b/

const article = wordAmong('a an the our their his her each every another other'.split(' '))
const standing = wordAmong('charge duty lead senior staff'.split(' '))
const beside = wordAmong(
  'with to under by for from of alongside assist assisted assisting support supported supporting help helped helping shadow shadowed'.split(
    ' ',
  ),
)

/** "Assisted RNs", "under an RN", "counted with the circulating RN": somebody else holds that paper. */
export function isPaperOfOthers(tokens: readonly Token[], hit: TermHit): boolean {
  const own = tokens[hit.last - 1]
  const isPerson = isPaper(hit.entry) && ofPeople.test(hit.entry.name)
  // "With a teaching assistant qualification": the paper itself.
  if (!own || !isPerson || /^(?:licen|certif|regist|qualif)/.test(own.root)) return false
  if (own.word === `${own.base}s` || own.word === `${hit.written.toLowerCase()}s`) return true
  let at = hit.first
  while (at > 0 && isSaidOfOne(tokens, at)) at -= 1
  return at < hit.first && !tokens[at]?.isApart && beside.has(tokens[at - 1])
}

function isSaidOfOne(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isSaid = article.has(before) || standing.has(before) || before?.word.endsWith('ing')
  return isSaid === true && tokens[at]?.isApart === false
}
