import { readableText } from '../../text/readable-text.ts'
import { withLinesTogether, withLinesUnwrapped } from './line-breaks.ts'
import { withoutSource } from './without-source.ts'

/**
 * A posting as it was written, whatever way it came: without the marks of a page's source or of Markdown, without the
 * empty line that a page puts behind every line, and without the line breaks of mails, which wrap a paragraph where the
 * window ended. What is readable already stays as it is, so that places in it stay true.
 */
export function readablePosting(given: string): string {
  let text = given
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const plain = withLinesUnwrapped(withLinesTogether(withoutMarks(text)))
    if (plain === text) break
    text = plain
  }
  return text
}

/** Two do for what people paste; a sign within a sign within a sign has no end. */
const mostPasses = 5

function withoutMarks(text: string): string {
  return withBullets(withoutSource(readableText(text)))
    .replace(headingMark, '')
    .replace(strongMark, '$2')
    .replace(wideBlanks, ' ')
    .replace(indent, '')
}

const headingMark = /^[ \t]*#{1,6} (?=\S)/gm
const strongMark = /(\*\*|__)(?=\S)([^*_\n]{1,200}?)(?<=\S)\1/g
const wideBlanks = /(?<=\S) {2,}(?=\S)/g
const indent = /^ +/gm

const fewestRings = 3
const ring = /^([ \t]*)o(?=[ \t]+\S)/gm

/** A word processor's second bullet is pasted as the letter that it looks like. */
function withBullets(text: string): string {
  return (text.match(ring)?.length ?? 0) < fewestRings ? text : text.replace(ring, '$1•')
}
