import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge, startSmall } from '../../text/first-letter.ts'
import { readVerb } from '../past-tense.ts'
import {
  frameOfDeed,
  framesOfConduct,
  framesOfKnowledge,
  framesOfLanguage,
  framesOfPaper,
  framesOfSchooling,
  framesOfUse,
  framesOfWork,
  plainLine,
} from './line-frames.ts'
import { tellTask } from './tell-task.ts'

const mostWordsOfTask = 6
const longestSchooling = 60

/** Lines about something asked for that the CV does not tell of yet: what only the person knows stays open. */
export function frameRequirement({ requirement }: MatchRow): readonly string[] {
  const named = nameAsked(requirement)
  switch (requirement.kind) {
    case 'licence':
    case 'certification':
      return framesOfPaper(startLarge(named))
    case 'education':
      return framesOfSchooling(schoolingIn(requirement.text))
    case 'language':
      return framesOfLanguage(named)
    case 'soft skill':
      return framesOfConduct(named)
    case 'tool':
      return framesOfUse(named)
    case 'duty':
      return frameTask(requirement.text)
    default:
      return frameNamed(requirement, named)
  }
}

/** What is asked for as it stands inside a sentence; of several that would do, the first. */
export function nameAsked(requirement: Requirement): string {
  const first = requirement.text.split(' or ')[0]?.trim() ?? requirement.text
  return isName(requirement) || isInCapitals(first) ? first : startSmall(first)
}

function frameNamed(requirement: Requirement, named: string): readonly string[] {
  if (isName(requirement)) return framesOfUse(named)
  if (isPastDeed(named)) return [frameOfDeed(startLarge(named))]
  if (startsWithDeed(named)) return [frameOfDeed(`[What you did: ${named}]`), plainLine]
  return requirement.kind === 'knowledge' ? framesOfKnowledge(named) : framesOfWork(named)
}

/** "SQL", "Dayforce": what the word data or the posting writes as a name. */
function isName({ need, text }: Requirement): boolean {
  if (need.type === 'terms' && !/\p{Lu}/u.test(need.anyOf[0] ?? '')) return false
  return isInCapitals(text) || /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(text)
}

function isInCapitals(text: string): boolean {
  return /^\S*\p{Lu}\S*[\p{Lu}\d]/u.test(text)
}

/** "managed a budget". */
function isPastDeed(named: string): boolean {
  const [first = '', ...rest] = named.split(' ')
  return rest.length > 0 && /ed$/.test(first) && readVerb(first.replace(/e?d$/, 'ing')) !== null
}

/** "read drawings"; "stock control" begins with a verb's word, too, so neither is put into the past. */
function startsWithDeed(named: string): boolean {
  const [first = '', ...rest] = named.split(' ')
  return rest.length > 0 && readVerb(first)?.form === 'base'
}

/** Tasks named by nouns, "tariff classification, origin", are looked after; a whole sentence fits into no frame. */
function frameTask(task: string): readonly string[] {
  const told = tellTask(task)
  if (told) return [told, plainLine]
  const isNamed =
    task.split(' ').length <= mostWordsOfTask && !sentenceLike.test(task) && /^\p{Ll}/u.test(task)
  return isNamed ? [framesOfWork(task)[0] ?? plainLine, plainLine] : [plainLine]
}

const sentenceLike =
  /[.;:]|\b(?:you|we|is|are|will|must|be|well|strong|good|excellent|ability|able|knowledge|experience|familiar|understanding|mastery|proficien\w+|proven)\b/i

function schoolingIn(asked: string): string {
  const name = asked
    .replace(/\s+/g, ' ')
    .replace(/^[\s*•·–—-]*(?:(?:an?|the|at least|minimum(?: of)?)\s+)*/i, '')
    .replace(/\s*[(;:,.].*$/, '')
    .replace(/\s+(?:required|preferred|desired|essential|or (?:equivalent|similar|higher)).*$/i, '')
    .trim()
  return name === '' || name.length > longestSchooling
    ? '[Your degree or training]'
    : startLarge(name)
}
