import { overlaps, type Span } from '../../text/span.ts'
import { distinctRoots } from '../../text/tables/distinct-roots.ts'
import { isHeadLine } from '../head/is-head-line.ts'
import type { Posting } from '../posting.ts'

const mostSentences = 3
const mostLetters = 420

/** One to three of the posting's own sentences, those that tell most of the job, in their order. */
export function summarizePosting(posting: Posting): string {
  const { text, tokens, units, words, title } = posting
  const ranked = units
    .filter(
      (unit) =>
        !unit.isBoilerplate && !(title && overlaps(unit, title)) && unit.last - unit.first >= 6,
    )
    .filter(
      (unit) => !isHeadLine(posting, unit) && !tellsPay(text, unit) && !isLabelled(text, unit),
    )
    .filter((unit) => unit.section === 'intro' || unit.section === 'duties')
    .slice(0, 8)
    .map((unit) => {
      let telling = 0
      for (const token of distinctRoots(tokens.slice(unit.first, unit.last)))
        telling += words.weighToken(token)
      return { unit, telling }
    })
    .toSorted((a, b) => b.telling - a.telling || a.unit.start - b.unit.start)
  let letters = 0
  return ranked
    .slice(0, mostSentences)
    .filter(({ unit }) => {
      letters += unit.end - unit.start
      return letters <= mostLetters || letters === unit.end - unit.start
    })
    .toSorted((a, b) => a.unit.start - b.unit.start)
    .map(({ unit }) =>
      text.slice(startOfSentence(text, unit), unit.end).replace(/\s+/g, ' ').slice(0, mostLetters),
    )
    .map(beginSentence)
    .map(endSentence)
    .join(' ')
}

/** "Grade: PO4, £47,532 – £50,574". */
function tellsPay(text: string, { start, end }: Span): boolean {
  return /^[\p{L} ]{2,24}:[^.]*[$€£]\s?\d/u.test(text.slice(start, end))
}

/** "Location: Berlin or remote within Germany" is an entry of the head's form, and no sentence. */
function isLabelled(text: string, { start, end }: Span): boolean {
  return headLabel.test(text.slice(start, end))
}

const headLabel =
  /^\W{0,3}(?:job |work |office |primary )?(?:locations?|place of work|workplace|job type|type|employment type|contract(?: type)?|working pattern|hours|working hours|schedule|shift pattern|start(?:ing)? date|closing date|deadline|reports? to|reporting to|department|team|division|directorate|grade|band|level|tenure|duration|reference|ref|job ref|job id|requisition|vacancy|company|employer|organisation|organization|client|sector|industry|salary|pay|wage|rate|compensation|remuneration|package|benefits) ?[:：]\s/i

/** "… are looking for a driver": its subject stands before what was read of the sentence. */
function startOfSentence(text: string, { start }: Span): number {
  if (!withoutSubject.test(text.slice(start, start + lettersOfVerb))) return start
  const before = text.slice(Math.max(0, start - mostLettersOfSubject), start)
  const from = before.search(/[^.!?\n]*$/)
  const begin = start - before.length + from
  return from > 0 || begin === 0 ? begin + (/^\s*/.exec(text.slice(begin))?.[0].length ?? 0) : start
}

const withoutSubject =
  /^(?:(?:am|are|is|seeks?|wants?|needs?|has|have|wish(?:es)?|would|intends?|hopes?|requires?)|['’](?:re|s)) /
const lettersOfVerb = 10
const mostLettersOfSubject = 160

/** A task that was cut out of a sentence begins one here. */
function beginSentence(line: string): string {
  return line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Lines of a list have no full stop of their own; side by side they need one. */
function endSentence(line: string): string {
  return /[\p{L}\p{N})%”’"']$/u.test(line) ? `${line}.` : line.replace(/[;,]$/, '.')
}
