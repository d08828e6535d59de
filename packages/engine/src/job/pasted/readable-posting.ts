import { readableText } from '../../text/letters/readable-text.ts'
import { withItemsUnwrapped, withLinesTogether, withLinesUnwrapped } from './line-breaks.ts'
import { withJobBankLabels } from './with-job-bank-labels.ts'
import { withMarksInColumns } from './with-marks-in-columns.ts'
import { withNumberedItems } from './with-numbered-items.ts'
import { withOneGender } from './with-one-gender.ts'
import { withSmallLinesMarked } from './with-small-lines-marked.ts'
import { withoutOrnaments } from './without-ornaments.ts'
import { withoutSource } from './without-source.ts'

/**
 * A posting as it was written, whatever way it came: without the marks of a page's source or of Markdown, without the
 * empty line that a page puts behind every line, and without the line breaks of mails, which wrap a paragraph where the
 * window ended. What is readable already stays as it is, so that places in it stay true.
 */
export function readablePosting(given: string): string {
  let text = given
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const plain = withLinesUnwrapped(withLinesTogether(withItemsUnwrapped(withoutMarks(text))))
    if (plain === text) break
    text = plain
  }
  return text
}

/** Two do for what people paste; a sign within a sign within a sign has no end. */
const mostPasses = 5

function withoutMarks(text: string): string {
  const plain = withoutFrames(
    withBullets(withSentencesApart(withNumberedItems(withoutSource(readableText(text))))),
  )
    .replace(headingMark, '')
    .replace(trackingMark, '')
    .replace(escapeMark, '')
    .replace(strongMark, '$2')
  return withSmallLinesMarked(
    movedOut(
      withNarrowBlanks(
        withMarksInColumns(
          withJobBankLabels(withoutOrnaments(withOneGender(withWordsEnded(plain)))),
        ),
      ),
    ),
  )
}

/** "| Safety | Carry out audits |": of a table that names each task in its first column, a label and its line. */
function withoutFrames(text: string): string {
  if (!text.includes('|') || (text.match(labelledRow)?.length ?? 0) < fewestRows) return text
  if (columnsOfWeight.test(text)) return text
  return text.replace(rule, '').replace(labelledRow, '$1: $2').replace(loneCell, '$1')
}

const fewestRows = 3
const labelledRow =
  /^\|[ \t]*([^|\s][^|\n]{0,39}?)[ \t]*\|[ \t]*([^|\s][^|\n]{11,}?)[ \t]*\|[ \t]*$/gm
const loneCell = /^\|[ \t]*([^|\s][^|\n]*?)[ \t]*\|(?:[ \t]*\|)*[ \t]*$/gm
const rule = /^\|(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*\n/gm
/** Columns of what is essential and what is desirable are read as such. */
const columnsOfWeight = /^\|[^\n]*\|[ \t]*(?:essential|desirable|preferred|required|[ED])[ \t]*\|/im

/** "#LI-Hybrid": by such words networks count where readers come from. */
const trackingMark = /(?<!\S)#LI-[\w-]+/g
/** "\\*\\*Duties\\*\\*": Markdown that was escaped on its way. */
const escapeMark = /\\(?=[*_#-])/g
const headingMark = /^(?:[ \t]*#{1,6} (?=\S))+/gm
const strongMark = /(\*\*|__)(?=\S)([^*_\n]{1,200}?)(?<=\S)\1/g
const wideBlank = /(?<=\S) {2,}(?=\S)/g
const narrowBlank = /(?<=\S) (?=\S)/g
const behindSentence = /(?<=[.!?;:,]) {2}(?=\S)/g

const widePerNarrow = 9

/** Blanks that are wide all through, and behind sentences. Elsewhere wide ones part a table's columns, and stay. */
function withNarrowBlanks(text: string): string {
  const wide = text.includes('  ') ? (text.match(wideBlank)?.length ?? 0) : 0
  if (wide === 0) return text
  return text.replace(hasNarrow(text, wide / widePerNarrow) ? behindSentence : wideBlank, ' ')
}

/** Whether there are so many: most often the first few tell, of hundreds. */
function hasNarrow(text: string, least: number): boolean {
  let count = 0
  narrowBlank.lastIndex = 0
  while (count < least && narrowBlank.test(text)) count += 1
  return count >= least
}

/** Without the blanks that stand in front of every line. */
function movedOut(text: string): string {
  if (!text.startsWith(' ') && !text.includes('\n ')) return text
  const told = text.split('\n').filter((line) => line.trim() !== '')
  const indent = told.reduce((least, line) => Math.min(least, line.search(/[^ ]/)), longestIndent)
  return indent === 0 ? text : text.replace(new RegExp(`^ {${indent}}`, 'gm'), '')
}

const longestIndent = 40

const longestWord = 400
const endlessWord = new RegExp(`\\S{${longestWord}}(?=\\S)`, 'g')

/** Nobody writes a word without end; as one it would take patterns minutes. */
function withWordsEnded(text: string): string {
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) <= space) start = at
    else if (at - start > longestWord) return text.replace(endlessWord, '$& ')
  }
  return text
}

const space = 32

/**
 * "Related field.HR certification preferred.5+ years": a stop whose blank was lost, before letters of a name or before years.
 * Elsewhere a capital and a small letter behind it tell where a sentence begins.
 */
function withSentencesApart(text: string): string {
  return text.replace(lostBlank, '$& ').replace(lostStop, '$&\n').replace(lostBreak, '\n')
}

const lostBlank =
  /(?<=[a-z]{4})[.!?](?=(?!(?:JS|TS|NET|COM|ORG|AI|IO)\b)[A-Z]{2,5}\b(?!\.)|\d{1,2}\+? ?(?:years?|yrs?)\b)/g

/** "… with relays We are an equal opportunity employer": what every posting ends with is no part of what stands before. */
const lostStop =
  /(?<=[\p{L}\d)] ) *(?=(?:We are an?|An?|EOE?:?) (?:[Ee]qual|EQUAL) (?:[Ee]mployment )?(?:[Oo]pportunit|[Ee]mployer))/gu

/** "Experience using AutoCADExperience using lathes": what lists of demands begin with begins one behind a name, too. */
const lostBreak =
  /(?=[AEFKMPU])(?<=\p{L}{3})(?=(?:Experienced? (?:with|in|using|as|of|working|designing|managing|leading)|Ability to|Knowledge of|Proficien(?:t|cy) (?:in|with)|Familiar(?:ity)? with|Understanding of|Must (?:be|have)) )/gu

const fewestRings = 3
const ring = /^([ \t]*)o(?=[ \t]+\S)/gm

/** A word processor's second bullet is pasted as the letter that it looks like. */
function withBullets(text: string): string {
  return (text.match(ring)?.length ?? 0) < fewestRings ? text : text.replace(ring, '$1•')
}
