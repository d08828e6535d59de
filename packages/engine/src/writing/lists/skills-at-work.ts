import { whereTold } from '../../advice/where-told.ts'
import type { Candidate } from '../../candidate/candidate.ts'
import type { RequirementKind } from '../../job/job.ts'
import { readKnowledge } from '../../knowledge.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge } from '../../text/letters/first-letter.ts'
import { checkFacts } from '../facts/check-facts.ts'
import { isVerbOnly } from '../verbs/is-verb-only.ts'

const mostAdded = 4
const mostWords = 4

/** What the posting asks for and lines about work show, while no list names it: in the posting's own words. */
export function skillsAtWork(candidate: Candidate, rows: readonly MatchRow[]): string[] {
  const { lexicon } = readKnowledge()
  const listed = candidate.cv.skills.map(({ text }) => text.toLowerCase())
  const names = rows
    .filter(
      ({ status, how, requirement: { kind, importance } }) =>
        status === 'met' &&
        (how === 'same' || how === 'alias') &&
        importance !== 'nice' &&
        kinds.has(kind),
    )
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .filter(({ requirement: { need } }) => isOnlyAtWork(candidate, need))
    .map(({ requirement }) => requirement.text)
    .filter(
      (name) =>
        namesSkill(name) &&
        !listed.some((skill) => overlap(skill, name.toLowerCase())) &&
        checkFacts(lexicon, name, { cvText: candidate.text, userFacts: [] }).length === 0,
    )
  return names
    .filter((name, at) => !names.slice(0, at).some((other) => overlap(other, name)))
    .slice(0, mostAdded)
    .map(startLarge)
}

const kinds: ReadonlySet<RequirementKind> = new Set(['skill', 'tool'])

/** Of several that would do, the CV may show another than the one that is named. */
function isOnlyAtWork({ cv, showings }: Candidate, need: MatchRow['requirement']['need']): boolean {
  const [term, ...others] = need.type === 'terms' ? need.anyOf : []
  const shown = term && others.length === 0 ? showings.get(term) : undefined
  return shown?.every((each) => whereTold(cv, each).where === 'work') ?? false
}

/** "Audit" and "wound care", and not "manage stock" or "training of staff, or similar". */
function namesSkill(name: string): boolean {
  const words = name.toLowerCase().split(' ')
  return (
    words.length <= mostWords &&
    !isVerbOnly(words[0] ?? '') &&
    !/[,;:()/]|\b(?:and|or|of|the|a|an|your|our)\b/i.test(name)
  )
}

function overlap(one: string, other: string): boolean {
  return one.toLowerCase().includes(other.toLowerCase()) || other.includes(one)
}
