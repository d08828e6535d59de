import type { TermHit } from '../../lexicon/find/find-terms.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'

/** Papers by which people are called: "registered nurse licence", "certified public accountant". */
const ofPeople =
  /\b(?:nurse|assistant|accountant|engineer|technician|technologist|practitioner|pharmacist|therapist|inspector|officer)\b/

const article = wordAmong('a an the my our their his her each every another other'.split(' '))
const standing = wordAmong('charge duty lead senior staff'.split(' '))
const beside = wordAmong(
  'with to under by for from of alongside assist assisted assisting support supported supporting help helped helping shadow shadowed shadowing'.split(
    ' ',
  ),
)

/** Who leads is named by what they do: a "team leader" is team leadership, too. */
export const leading = wordAmong(['leader', 'manager', 'supervisor'])
/** "Covered for the team leader" says that one led, if little; "the team leader role" is no person. */
const covering = wordAmong(
  'cover covers covered covering deputise deputised deputising in acting acted'.split(' '),
)
const postWord = wordAmong(['role', 'position', 'post', 'duties', 'job'])

/** "Assisted RNs", "under an RN", "counted with the circulating RN": somebody else holds that paper; and "reported to the team leader". */
export function isPaperOfOthers(tokens: readonly Token[], hit: TermHit): boolean {
  const own = tokens[hit.last - 1]
  if (!isPaper(hit.entry)) return leading.has(own) && isBesideOne(tokens, hit)
  const isPerson = ofPeople.test(hit.entry.name)
  // "With a teaching assistant qualification": the paper itself.
  if (!own || !isPerson || /^(?:licen|certif|regist|qualif)/.test(own.root)) return false
  if (own.word === `${own.base}s` || own.word === `${hit.written.toLowerCase()}s`) return true
  return isBesideOne(tokens, hit)
}

function isBesideOne(tokens: readonly Token[], { first, last }: TermHit): boolean {
  let at = first
  while (at > 0 && isSaidOfOne(tokens, at)) at -= 1
  if (at === first || tokens[at]?.isApart || !beside.has(tokens[at - 1])) return false
  return !covering.has(tokens[at - 2]) && !postWord.has(tokens[last])
}

function isSaidOfOne(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (beside.has(before)) return false
  const isSaid = article.has(before) || standing.has(before) || before?.word.endsWith('ing')
  return isSaid === true && tokens[at]?.isApart === false
}
