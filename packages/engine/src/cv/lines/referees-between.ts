import { holdsRange } from '../dates/find-dates.ts'
import { formLineOf } from '../forms/form-line.ts'
import { opensWithWord } from '../forms/opens-with-word.ts'
import type { FormLabel } from '../lexicon/form-labels.ts'
import { hinted, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import type { CvLine } from './read-lines.ts'
import { tellsPrivate } from './tells-private.ts'

const mayOpen = opensWithWord(['reference', 'references', 'referee', 'referees', 'contactable'])
const label = /^(?:contactable )?(?:references?|referees?)(?: (?:person|details))?\s*[:：–-]?$/iu
const mostReferees = 4

/**
 * "REFERENCE:" over "Mr Dube 083 000 0456", with another post below: whom to ask about one employer. It heads no section,
 * for the posts below it would stand in that.
 */
export function refereesBetween(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const between = new Set<CvLine>()
  for (const [at, { text }] of lines.entries()) {
    if (text.length > longestLabel || !mayOpen(text, 0) || !label.test(text)) continue
    const below = lines.slice(at + 1, at + 1 + mostReferees + linesOfHead)
    const end = below.findIndex((line) => !tellsReferee(line))
    if (end > 0 && end <= mostReferees && beginsPost(below.slice(end, end + linesOfHead)))
      for (const line of lines.slice(at, at + 1 + end)) between.add(line)
  }
  return between
}

const longestLabel = 40
const linesOfHead = 4

function tellsReferee({ text }: CvLine): boolean {
  return (
    tellsPrivate(`Reference: ${text}`) ||
    /^(?:(?:cell|tel|phone|mobile|contact)\b.{0,12})?\+?[\d\s()-]{7,20}$/iu.test(text)
  )
}

/** A referee has a post and a firm as well, and neither a time nor duties. */
function beginsPost(lines: readonly CvLine[]): boolean {
  const [first, second] = lines
  if (!first) return false
  const labels = lines.map((line) => formLineOf(line)?.label)
  if (labels[0])
    return ofPost.has(labels[0]) && labels.some((own) => own === 'dates' || own === 'description')
  const isNamed = titleWeight(first.text) >= hinted || organisationWeight(first.text) >= hinted
  const head = `${first.text}\n${second?.text ?? ''}`
  return isNamed && holdsRange(head)
}

const ofPost: ReadonlySet<FormLabel> = new Set(['company', 'title', 'dates', 'client'])
