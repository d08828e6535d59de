import type { Cv, CvText, Span } from '../../cv/cv.ts'
import { cvText } from '../../cv/cv-text.ts'
import { duration } from '../../cv/dates/duration.ts'
import { readLines } from '../../cv/lines/read-lines.ts'
import { isDocumentTitle } from '../../cv/sections/is-document-title.ts'
import { spansOf } from './spans-of.ts'

/** Words that only lead to a field, or say what it is. */
const leading =
  /^(?:expected|anticipated|graduated|graduation|completed|from|to|in|at|since|until|during|between|as|and|with|for|of|the|by|on|bei|chez|tel|telephone|phone|mobile|mob|cell|fax|e-?mail|mail|email address|e-?mail address|contact|address|home|web|website|linkedin|github|name|full name|date|dates|location|headline|position|title|job title|role|employer|company|(?:the )?same (?:company|employer|place|firm|house|school|hospital|restaurant))$/iu
const fewestLetters = 2

/** What stands beside the fields of a CV and in none of them, such as "260 staff" behind an employer, in its order. */
export function leftBeside(cv: Cv, cvText: string): readonly CvText[] {
  const taken = spansOf(cv).toSorted((a, b) => a.start - b.start)
  let at = 0
  let reached = 0
  return readLines(cvText).flatMap(({ start, end, text }) => {
    const left: Span[] = []
    let from = Math.max(start, Math.min(reached, end))
    for (; at < taken.length && (taken[at]?.start ?? 0) < end; at++) {
      const span = taken[at]
      if (!span) break
      if (span.start > from) left.push({ start: from, end: span.start })
      reached = Math.max(reached, span.end)
      from = Math.max(from, Math.min(reached, end))
    }
    if (from < end) left.push({ start: from, end })
    return isDocumentTitle(text) ? [] : left.flatMap((span) => wordsOf(cvText, span))
  })
}

/** A label in front of a field ends with a colon. */
function wordsOf(text: string, { start, end }: Span): CvText[] {
  const value = cvText(text, start, end)
  if (!value) return []
  const letters = value.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const isLabel = /^\s*[:：]/.test(text.slice(value.span.end, end))
  const isLeading = leading.test(value.text.replace(/[.:]+$/, '')) || duration.test(value.text)
  return letters < fewestLetters || isLabel || isLeading ? [] : [value]
}

/** "Currently working as": what leads to a post in a sentence that was read as one says nothing without it. */
export function leadsToPost({ text }: CvText): boolean {
  return leadingToPost.test(text)
}

const leadingToPost =
  /^(?:(?:i|currently|presently|previously|formerly|also|now|have|had|has|am|was|been|having) ){0,4}(?:worked|working|work|employed|served|serving|engaged|associated)(?: (?:as|with|at|for|in|by|under))?(?: (?:an?|the))?$/i
