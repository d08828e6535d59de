import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge, startSmall } from '../../text/first-letter.ts'
import { pastOf } from '../past-of.ts'
import { afterVerbs, isVerbOnly } from '../present-verb.ts'
import { readVerb } from '../read-verb.ts'
import {
  frameOfDeed,
  framesOfConduct,
  framesOfKnowledge,
  framesOfLanguage,
  framesOfName,
  framesOfPaper,
  framesOfPost,
  framesOfSchooling,
  framesOfTask,
  framesOfUse,
  framesOfWork,
  plainLines,
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
const mostWordsOfWork = 11
/** "Microbiological and chemical testing of milk, cream and cheese". */
const wordsOfHead = 5
const ofWork =
  /^\p{Lu}?\p{Ll}+(?: .*)?(?<=\p{L}{4})(?<!includ|dur|follow)(?:ing|tion|ment|nance)s?\b/u
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
  if (isOwn && paper.test(named)) return framesOfPaper(startLarge(named))
  if (isAcronym(named) && (isOwn || requirement.kind === 'skill')) return framesOfName(named)
  if (isName(requirement))
    return isOwn || requirement.kind === 'knowledge' ? framesOfName(named) : framesOfUse(named)
  if (/ skills$/.test(named)) return framesOfConduct(named)
  const known = knownName(requirement)
  if (namesPerson(named, known ?? '')) return known ? framesOfWork(known) : framesOfPost(named)
  const deed = known?.toLowerCase() === named.toLowerCase() ? null : tellDeed(named)
  if (deed) return framesOfTask(deed)
  const told = known === null ? named : fullerName(named, known)
  return requirement.kind === 'knowledge' ? framesOfKnowledge(told) : framesOfWork(told)
}

/** What nobody does, but holds. */
const paper = /\b(?:qualification|certificate|diploma|licen[cs]e|ticket|accreditation|membership)$/i

/** "Manage multiple projects", "working with children": told as done, where it begins with a verb. */
function tellDeed(named: string): string | null {
  const [first = '', ...rest] = named.split(' ')
  if (rest.length === 0) return null
  // "Fixed asset" is a thing, "managed several projects" a deed.
  if (rest.length > 1 && /ed$/.test(first) && readVerb(first.replace(/e?d$/, 'ing')) !== null)
    return frameOfDeed(startLarge(named))
  const pair = /^(\p{L}+) and (\p{L}+)$/u.exec(named)?.slice(1).map(readVerb)
  if (pair?.every((verb) => verb !== null))
    return frameOfDeed(`${startLarge(pair.map((verb) => pastOf(verb.base)).join(' and '))} [what]`)
  if (alsoQualities.has(first)) return null
  const form = readVerb(first)?.form
  const [second = ''] = rest
  const isDeed = isVerbOnly(first) || (form === 'base' && afterVerbs.has(second))
  return form === 'ing' || isDeed ? tellTask(named) : null
}

/** "Clear written communication" and "closing procedures" are no deeds. */
const alsoQualities: ReadonlySet<string> = new Set(
  'lift control clear open direct express separate select welcome closing opening operating learning marketing trading'.split(
    ' ',
  ),
)

/** Tasks named by nouns, "tariff classification, origin", are looked after; a whole sentence fits into no frame. */
function frameTask(task: string): readonly string[] {
  const told = tellTask(task)
  if (told) return framesOfTask(told)
  const words = task.split(' ')
  const isShort = words.length <= mostWordsOfTask && /^\p{Ll}/u.test(task)
  const isOfWork =
    words.length <= mostWordsOfWork && ofWork.test(words.slice(0, wordsOfHead).join(' '))
  return (isShort || isOfWork) && !sentenceLike.test(task)
    ? framesOfWork(startSmall(task))
    : plainLines
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
