import type { Analysis } from '@rolefit/contract'
import { withoutBullet } from '../../ui/without-bullet.ts'
import { trimQuote } from '../trim-quote.ts'

type Evidence = Analysis['requirements'][number]['evidence'][number]

/**
 * The line of a CV to quote in short: of a list set one below the other, the one that names the thing, as the
 * whole list would be cut off before it.
 */
export function quotedLine(cvText: string, evidence: Evidence): string {
  return trimQuote(withoutBullet(lineOf(cvText, evidence)))
}

function lineOf(cvText: string, { line, span, quote }: Evidence): string {
  const all = cvText.slice(...line)
  const lines = all.split('\n').filter((each) => each.trim() !== '')
  const isList = lines.length > 1 && lines.every((each) => opensItem.test(each))
  if (!isList || span[0] < line[0]) return all.trim() || quote
  const from = cvText.lastIndexOf('\n', span[0]) + 1
  const to = cvText.indexOf('\n', span[1])
  return cvText.slice(Math.max(from, line[0]), to < 0 ? line[1] : Math.min(to, line[1])).trim()
}

/** A sentence that is wrapped goes on in small letters. */
const opensItem = /^\P{L}*[\p{Lu}\d]/u
