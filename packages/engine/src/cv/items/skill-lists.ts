import type { Span } from '../../text/span.ts'
import { cvText } from '../cv-text.ts'
import { countPieces } from '../words/count-pieces.ts'

const groupLabel =
  /^(?:\*\*)?([\p{L}\p{N}][^:;,.|•●▪■◦○∙]{1,48}?)\s*(?::|：|\s[–—-]\s)(?:\*\*)?\s*(?=\S)/u
const mostLabelWords = 5
const lettersOfLabel = 60

/** The words before a list, and where the list begins. */
export interface ListLabel {
  readonly text: string
  readonly next: number
}

/** "Tools: Excel, SAP"; behind a dash only before several. */
export function labelOf(text: string, { start, end }: Span): ListLabel | null {
  const match = groupLabel.exec(text.slice(start, Math.min(end, start + lettersOfLabel)))
  const label = match?.[1] && cvText(text, start, start + match[1].length)
  if (!match || !label || countPieces(label.text) > mostLabelWords) return null
  const isDash = !/[:：]/.test(match[0])
  const isList = /[,;|]/.test(text.slice(start + match[0].length, end))
  return isDash && !isList ? null : { text: label.text, next: start + match[0].length }
}

/** Whether a line opens with what may be a label. */
export function mayOpenList(words: string): boolean {
  return groupLabel.test(words.slice(0, lettersOfLabel))
}

/** Whether a label says that languages follow which people speak. */
export function namesLanguages(label: string): boolean {
  return languageLabel.test(label)
}

const languageLabel =
  /\b(?:languages?|mother tongue|native|muttersprache|lengua materna|langue maternelle|sprachen|langues|idiomas|lingue)\b/i

/**
 * "SQL | Python: pandas, NumPy | Excel" is three lists: what commas part behind a label ends at a stronger sign. Where no
 * comma parts it, as in "Tools: Excel; Word", the stronger sign does.
 */
export function listsIn(text: string, span: Span): Span[] {
  const lists: Span[] = []
  for (const part of partsOf(text, span)) {
    const above = lists.at(-1)
    if (above && goesOn(text, above, part)) lists[lists.length - 1] = { ...above, end: part.end }
    else lists.push(part)
  }
  return lists
}

function goesOn(text: string, above: Span, part: Span): boolean {
  if (opensInColon(text, part)) return false
  const label = labelOf(text, above)
  if (!label || namesLanguages(label.text)) return true
  const isList = (own: string) => own.includes(',')
  return !isList(text.slice(above.start, above.end)) || isList(text.slice(part.start, part.end))
}

function opensInColon(text: string, part: Span): boolean {
  const label = labelOf(text, part)
  return label !== null && /[:：]/.test(text.slice(part.start, label.next))
}

const strongSign = /[([{]|[)\]}]|[;|•●▪■◦○∙；]/gu

/** What stands between the strong signs, outside brackets. */
function partsOf(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = []
  let depth = 0
  let from = start
  for (const { 0: sign, index } of text.slice(start, end).matchAll(strongSign)) {
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      parts.push({ start: from, end: start + index })
      from = start + index + 1
    }
  }
  return [...parts, { start: from, end }].flatMap((part) => trimmed(text, part))
}

function trimmed(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return words.trim() === '' ? [] : [{ start: from, end }]
}
