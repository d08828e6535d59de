import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge } from '../../text/first-letter.ts'
import { readVerb } from '../past-tense.ts'
import { alsoNouns } from '../present-verb.ts'
import {
  frameOfDeed,
  framesOfConduct,
  framesOfKnowledge,
  framesOfLanguage,
  framesOfName,
  framesOfPaper,
  framesOfPost,
  framesOfSchooling,
  framesOfUse,
  framesOfWork,
  plainLine,
} from './line-frames.ts'
import {
  firstChoice,
  fullerName,
  isAcronym,
  isName,
  knownName,
  nameAsked,
  namesPerson,
} from './name-asked.ts'
import { tellTask } from './tell-task.ts'

const mostWordsOfTask = 6
const longestSchooling = 60

/** Lines about something asked for that the CV does not tell of yet: what only the person knows stays open. */
export function frameRequirement({ requirement }: MatchRow): readonly string[] {
  const named = nameAsked(requirement)
  switch (requirement.kind) {
    case 'licence':
    case 'certification':
      return framesOfPaper(startLarge(firstChoice(requirement)))
    case 'education':
      return framesOfSchooling(schoolingIn(requirement.text))
    case 'language':
      return framesOfLanguage(startLarge(named))
    case 'soft skill':
      return framesOfConduct(knownName(requirement) ?? named)
    case 'tool':
      return framesOfUse(named)
    case 'duty':
      return frameTask(requirement.text)
    default:
      return frameNamed(requirement, named)
  }
}

function frameNamed(requirement: Requirement, named: string): readonly string[] {
  const isOwn = requirement.need.type === 'words'
  if (isAcronym(named) && (isOwn || requirement.kind === 'skill')) return framesOfName(named)
  if (isName(requirement))
    return isOwn || requirement.kind === 'knowledge' ? framesOfName(named) : framesOfUse(named)
  if (/ skills$/.test(named)) return framesOfConduct(named)
  const known = knownName(requirement)
  if (namesPerson(named, known ?? '')) return known ? framesOfWork(known) : framesOfPost(named)
  const deed = known?.toLowerCase() === named.toLowerCase() ? null : tellDeed(named)
  if (deed) return [deed, plainLine]
  const told = known === null ? named : fullerName(named, known)
  return requirement.kind === 'knowledge' ? framesOfKnowledge(told) : framesOfWork(told)
}

/** "Manage multiple projects", "working with children": told as done, where it begins with a verb. */
function tellDeed(named: string): string | null {
  const [first = '', ...rest] = named.split(' ')
  if (rest.length === 0) return null
  if (/ed$/.test(first) && readVerb(first.replace(/e?d$/, 'ing')) !== null)
    return frameOfDeed(startLarge(named))
  const form = readVerb(first)?.form
  return form === 'ing' || (form === 'base' && !alsoNouns.has(first)) ? tellTask(named) : null
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
  /[.;:]|\b(?:you|we|is|are|will|must|be|well|strong|good|excellent|ability|able|knowledge|experience|familiar|understanding|mastery|proficien\w+|proven|welcome|preferred|required|desirable|essential|advantage|plus)\b/i

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
