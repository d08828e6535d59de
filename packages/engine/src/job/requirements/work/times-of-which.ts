import { eachMatch } from '../../../text/patterns/each-match.ts'
import { number } from './number-words.ts'

const spentOn = String.raw`(?= (?:(?:(?:must|should|may|can|need to) )?(?:be |have been )?(?:in|as|on|with|within|im|bei|als|en|dans|comme)|spent|\p{L}+ing)\b)`
/** "Five years, of which at least two in management", "davon zwei in der Pflege", "two of them as a lead", "including at least one in Europe". */
const part = new RegExp(
  String.raw`(?:\b(?:of (?:which|them|these|those)|davon|dont),? (?:at least |a minimum of |minimum |mindestens |au moins )?|\bincluding (?:at least |a minimum of |minimum ))(${number})${spentOn}|(?<=[,;(–—-] ?(?:and |with |at least ){0,2})\b(${number}) of (?:which|them|these|those)${spentOn}`,
  'giu',
)

/** Parts of a time that a sentence has named, which it does not call years again. */
export function timesOfWhich(
  sentence: string,
  named: readonly RegExpExecArray[],
): RegExpExecArray[] {
  const [first] = named
  if (!first || named.some(([written]) => /month|season/i.test(written))) return []
  return eachMatch(sentence, part).flatMap((match) => {
    const [, behind, before] = match
    const written = behind ?? before
    if (written === undefined || match.index < first.index) return []
    match[1] = written
    return [match]
  })
}
