import type { JobUnit } from '../sections/read-sections.ts'
import { waivesAll } from './is-waived.ts'

/**
 * "We use Linear; we don't expect you to know it", "They use Workday. Any HR system will do.", "Degree? We don't care.":
 * whether the next sentence of the line lets people off what this one names.
 */
export function isLetOff(text: string, unit: JobUnit, next: JobUnit | undefined): boolean {
  const said = saidBehind(text, unit, next)
  if (said === null || said.length >= mostLetters) return false
  if (isQuestion(text, unit) && dismisses.test(said)) return true
  return (
    (ofTheSame.test(said) && waivesAll(said)) ||
    (anyDoes.test(said) && use.test(text.slice(unit.start, unit.end)))
  )
}

/** Whether it is but the answer to the question before it, and asks for nothing by itself. */
export function isAnswer(text: string, before: JobUnit | undefined, unit: JobUnit): boolean {
  if (!before || !isQuestion(text, before)) return false
  const said = saidBehind(text, before, unit)
  return said !== null && said.length < mostLetters && (dismisses.test(said) || hail.test(said))
}

/** "PCI DSS? Even better!", "Go? Cool, but no prerequisite" */
export function isHailed(text: string, unit: JobUnit, next: JobUnit | undefined): boolean {
  return isQuestion(text, unit) && hail.test(saidBehind(text, unit, next) ?? '')
}

/** What the next sentence of the same line says. */
function saidBehind(text: string, { end }: JobUnit, next: JobUnit | undefined): string | null {
  if (!next || text.slice(end, next.start).includes('\n')) return null
  return text.slice(next.start, next.end)
}

function isQuestion(text: string, { start, end }: JobUnit): boolean {
  return text.charAt(end - 1) === '?' && end - start < mostLettersOfQuestion
}

const mostLetters = 120
const mostLettersOfQuestion = 60
const hail =
  /^(?:(?:even|all the) better|(?:(?:that would be|that['’]s|sounds) )?(?:great|lovely|brilliant|perfect|fantastic|nice|excellent|cool|super|good|a (?:plus|bonus)))(?:[,–—-]* (?:but|though|just) (?:it['’]?s |that['’]?s )?(?:not|no|never|by no means|hardly|only)\b[^.!?]{0,40})?\W*$/i
const dismisses =
  /^\W*(?:(?:we|i|nobody|no one)(?: really| honestly)? (?:do not|don['’]t|doesn['’]t|could(?:n['’]t| not)|cares?|minds?|asks?)(?: care| mind| ask| need| look| require| bother)?\b|(?:that['’]?s |it['’]?s )?(?:not|no longer) (?:needed|required|necessary|important|essential|a must|a requirement|interested|a problem|an issue)|(?:never mind|optional|irrelevant|unnecessary|up to you|no need|no worries|no problem|don['’]t worry|do not worry|no thanks?)\b)/i
const ofTheSame = /\b(?:them|these|those|it|this|that|any|either)\W*$/i
/** "Any HR system will do", "Experience of any similar package is fine". */
const anyDoes =
  /^\W*(?:but |though )?(?:(?:experience|knowledge) (?:of|in|with) )?(?:any(?: other)?|another|others?|similar|equivalent) (?:[\p{L}-]+ ){0,4}(?:(?:will|would) do(?=\W*$|[,;)]| (?:too|fine|nicely|just|as well|instead)\b)|(?:is|are) (?:also |just as |absolutely |perfectly )?(?:fine|ok|okay|good|welcome)|works?|counts?)\b/iu
const use = /\b(?:uses?|run|runs|works? (?:in|with|on)|currently on|our \p{L}+ is|based on)\b/iu
