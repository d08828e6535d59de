import { holdsAny } from '../../text/patterns/holds-any.ts'
import type { Span } from '../../text/span.ts'
import { isFirmsOwn } from './is-firms-own.ts'
import { isTaught } from './is-taught.ts'
import { isWaived } from './is-waived.ts'

/** "All subjects except PE and French", "PE is taught by specialists": named to say that it is not for who comes. */
export function isExcepted(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - lettersBefore), start)
  return (
    (holdsAny(before.toLowerCase(), mayExcept) &&
      (excepts.test(before) || othersDo.test(before))) ||
    isWaived(text, { start, end }) ||
    isTaught(text, { start, end }) ||
    isFirmsOwn(text, { start, end }) ||
    inAside.test(before) ||
    doneByOthers.test(text.slice(end, end + lettersBehind))
  )
}

const lettersBefore = 80
/** One of these stands in each of them. */
const mayExcept =
  'exce|from |other|aside|exclu|but |save |bar |without |specialist|colleague| else'.split('|')
const lettersBehind = 70
const excepts =
  /\b(?:except(?:ing)?(?: for)?|apart from|(?<!no |none |rarely |not )other than|aside from|excluding|with the exception of|(?:all|everything|anything|subjects?|curriculum|days?) (?:but|save|bar|without)) (?:(?!(?:such|like|including|you|we|with|that|who|is|are)\b)[\p{L}+#./&’'-]+(?:, (?:and |or )?| (?:and|or|&) | )){0,6}$/iu
/** "Recruitment and payroll are done by other teams": a sentence about what somebody else does. */
export function isDoneByOthers(sentence: string): boolean {
  return doneByOthers.test(sentence.replace(firstWord, ''))
}

const firstWord = /^\W*[\p{L}-]+/u
const othersDo =
  /\b(?:specialist(?:s| teachers?| team)?|a colleague|colleagues|(?:some(?:body|one)|anyone|nobody) else|another team|others) (?:will |who )?(?:teach(?:es)?|takes?|covers?|handles?|does|do|looks? after|runs?) (?:(?:the|our) )?(?:[\p{L}+#./&’'-]+(?:, | (?:and|or|&) | )){0,4}$/iu
/** "(Fridge mechanics carry out refrigerant work)". */
const inAside =
  /\((?:the |our )?(?:[\p{L}-]+ ){0,2}(?:\p{L}{2,}(?:ers|ors|ists|ians|men)|mechanics|teams?|staff|department|colleagues|contractors?) (?:(?:will |also )?(?:carry|carries) out|do|does|handles?|takes? care of|looks? after|deals? with) (?:(?:the|our|all|any) )?(?:[\p{L}-]+ ){0,3}$/iu
const doneByOthers =
  /^(?:,? (?:(?:and|or|&) )?(?!(?:is|are)\b)[\p{L}+#./&’'-]+){0,4} (?:(?:is|are) (?:taught|covered|taken|handled|done|run|managed|looked after) by (?:(?:our|the|an?) )?(?:specialist|other|colleague|another|separate|partner|agency|external|\p{L}+, our\b)|excepted\b|(?:is|are) not(?! (?:\w+ )?(?:required|needed|necessary|essential|mandatory|an? |enough|sufficient|accepted|just|only|optional|negotiable|strictly)))/iu
