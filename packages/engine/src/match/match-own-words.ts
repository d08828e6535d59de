import type { Candidate } from '../candidate/candidate.ts'
import type { Requirement, RequirementKind } from '../job/job.ts'
import type { Skill } from '../lexicon/lexicon.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { isBeingDone, isOnTheWay, standingCredit } from './papers/read-standing.ts'
import { matchParaphrase } from './skills/match-paraphrase.ts'
import { type Found, nothingFound } from './skills/match-terms.ts'
import { matchWords } from './skills/match-words.ts'
import { matchDuty } from './tasks/match-duty.ts'

/** One thing that is asked of one candidate. */
export interface Asked {
  readonly candidate: Candidate
  readonly requirement: Requirement
}

interface OwnWords extends Asked {
  readonly roots: readonly string[]
}

export function matchAnyWords(words: WordWeights, { candidate, requirement, roots }: OwnWords) {
  const { need, quote } = requirement
  const isName = need.type === 'words' && need.needsAllWords
  return byStanding(candidate, quote.quote, matchWords(words, candidate, roots, isName))
}

/** A posting's own term may stand in the CV in other forms; a whole sentence is compared word by word. */
export function matchOwnWords(
  words: WordWeights,
  candidate: Candidate,
  requirement: Requirement,
): Found {
  const { kind, need, quote } = requirement
  const { roots, people = none } = need.type === 'words' ? need : { roots: none }
  if (kind === 'duty')
    return matchDuty(words, candidate, { roots, people, deeds: requirement.deeds })
  const found = matchAnyWords(words, { candidate, requirement, roots })
  if (isJoinedName(requirement) && !namesAll(found, quote.quote)) return nothingFound
  if (found.credit > 0) return found
  return paraphraseOf(words, { candidate, requirement }, [quote.quote])
}

const none: readonly string[] = []

/** "MilkSure" is one name: milkings are no part of it. And a law is known by its name, not by what it is about. */
export function isJoinedName({ need, quote }: Requirement): boolean {
  return (
    need.type === 'words' &&
    /^[^\s/]*\p{Ll}\p{Lu}[^\s/]*$|^\p{Lu}.* (?:Act|Regulations)$/u.test(quote.quote)
  )
}

function namesAll({ evidence: [best] }: Found, asked: string): boolean {
  return best !== undefined && inOneWord(best.quote).includes(inOneWord(asked))
}

function inOneWord(written: string): string {
  return written.replace(/[^\p{L}\d]+/gu, '').toLowerCase()
}

/** A registration that no word data knows may be on its way, too. */
function byStanding({ text }: Candidate, asked: string, found: Found): Found {
  const [best] = found.evidence
  if (!best) return found
  const line = text.slice(best.line.start, best.line.end)
  const [before = '', following = ''] = line.split(asked, 2)
  const isUnderway = paperNouns.test(asked)
    ? isOnTheWay(line)
    : asked === asked.toUpperCase() && isBeingDone(before, following)
  const share = isUnderway ? standingCredit.underway : 1
  return { ...found, credit: found.credit * share }
}

const paperNouns = /\b(?:registration|registered|licen[cs]ed?|certificat\w*|accredited)\b/i

/** What may be spoken of by what tells in its name; tools and papers go by all of it. */
const namedInPart: ReadonlySet<RequirementKind> = new Set(['skill', 'knowledge'])

export function paraphraseOf(
  words: WordWeights,
  { candidate, requirement }: Asked,
  names: readonly (Skill | string)[],
): Found {
  return matchParaphrase(candidate, { words, names, inPart: namedInPart.has(requirement.kind) })
}
