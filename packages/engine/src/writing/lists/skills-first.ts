import { joinWords, quoted } from '../../advice/in-words.ts'
import type { Candidate } from '../../candidate/candidate.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { encloses } from '../../text/span.ts'
import type { CvDocument } from '../document/cv-document.ts'
import type { Patch } from '../regenerate.ts'
import { asPatchText } from './list-patch.ts'
import { type Place, putFirst } from './put-first.ts'
import { skillsAtWork } from './skills-at-work.ts'

/** Of a list of skills, whoever leafs through CVs reads the beginning. */
const glance = { seen: 6, held: 0 }
/** A section of one skill says less than the line it comes from. */
const fewestForSection = 3

/** Puts the skills first that the posting asks for, and lists those that only lines about work name so far. */
export function skillsFirst(
  candidate: Candidate,
  rows: readonly MatchRow[],
  { skills, skill_groups: groups = [] }: Pick<CvDocument, 'skills' | 'skill_groups'>,
): Patch[] {
  const places = candidate.cv.skills.map(({ text, span }): Place => {
    const name = text.toLowerCase()
    const answers = rows.filter(
      ({ evidence, requirement }) =>
        requirement.text.toLowerCase() === name ||
        evidence.some((each) => encloses(span, each) || each.quote.toLowerCase() === name),
    )
    return { text, answers: answers.map(({ requirement }) => requirement) }
  })
  if (groups.length === 0) {
    const added = skillsAtWork(candidate, rows)
    const isWorthIt = skills.length > 0 || added.length >= fewestForSection
    return patchOf('skills', places, isWorthIt ? added : [])
  }
  let from = 0
  return groups.flatMap((group, index) => {
    const own = places.slice(from, from + group.skills.length)
    from += group.skills.length
    return patchOf(`skill_groups.${index}.skills`, own, [])
  })
}

function patchOf(path: string, places: readonly Place[], added: readonly string[]): Patch[] {
  const order = putFirst(places, glance)
  if (!order && added.length === 0) return []
  const textsOf = (list: readonly Place[]) => list.map(({ text }) => text)
  const because = [
    order ? `Puts first what this posting asks for: ${named(textsOf(order.risen))}.` : '',
    added.length > 0 ? `Adds ${named(added)}, which your lines about work show.` : '',
  ]
  return [
    {
      path,
      before: asPatchText(textsOf(places)),
      after: asPatchText([...added, ...textsOf(order?.lines ?? places)]),
      because: because.filter(Boolean).join(' '),
    },
  ]
}

function named(skills: readonly string[]): string {
  return joinWords(skills.map(quoted))
}
