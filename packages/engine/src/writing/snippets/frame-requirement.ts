import { choiceShown } from '../../advice/choice-shown.ts'
import { namesCourse, namesPaper } from '../../advice/names-paper.ts'
import { namesReadiness } from '../../advice/names-readiness.ts'
import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge, startSmall } from '../../text/letters/first-letter.ts'
import { isVerbOnly } from '../verbs/is-verb-only.ts'
import { readVerb } from '../verbs/read-verb.ts'
import {
  framesOfConduct,
  framesOfKnowledge,
  framesOfLanguage,
  framesOfName,
  framesOfPaper,
  framesOfPost,
  framesOfReadiness,
  framesOfSchooling,
  framesOfTask,
  framesOfUse,
  framesOfWork,
  labelled,
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
import { tellActivity, tellNamedDeed } from './tell-named-deed.ts'
import { tellTask } from './tell-task.ts'

const mostWordsOfTask = 6
const mostWordsOfWork = 11
/** "Microbiological and chemical testing of milk, cream and cheese". */
const wordsOfHead = 5
const ofWork =
  /^\p{Lu}?\p{Ll}+(?: .*)?(?<=\p{L}{4})(?<!includ|dur|follow)(?:ing|tion|ment|nance)s?\b/u
const longestSchooling = 60

/** Lines about something asked for that the CV does not tell of yet: what only the person knows stays open. */
export function frameRequirement(row: MatchRow): readonly string[] {
  const requirement = withChoiceShown(row)
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

/** The same for a posting in another language, in its own words. */
export function frameAsWritten({ requirement }: MatchRow): readonly string[] {
  const named = requirement.text.replace(/\s+/g, ' ').replace(/[\s,;:.]+$/, '')
  switch (requirement.kind) {
    case 'licence':
    case 'certification':
    case 'education':
      return framesOfPaper(startLarge(named))
    case 'language':
      return framesOfLanguage(startLarge(named))
    default:
      return labelled(named)
  }
}

/** "Sage 200 or SAP", where the CV shows SAP, is SAP: nobody is to be told that they used the other. */
function withChoiceShown(row: MatchRow): Requirement {
  const { requirement, how, status } = row
  const isShown = status !== 'missing' && how !== 'told' && how !== 'related'
  const chosen = isShown ? choiceShown(row) : null
  return chosen ? { ...requirement, text: chosen } : requirement
}

function frameNamed(requirement: Requirement, named: string): readonly string[] {
  const isOwn = requirement.need.type === 'words'
  if (namesPaper(named) || namesCourse(named)) return framesOfPaper(startLarge(named))
  if (namesReadiness(named)) return framesOfReadiness(named)
  if (isAcronym(named) && (isOwn || requirement.kind === 'skill')) return framesOfName(named)
  // "VAT returns" and "PAT tests" are done, and nothing that one uses.
  if (/^\p{Lu}{2,} \p{Ll}{4,}s$/u.test(named)) return framesOfWork(named)
  if (isName(requirement))
    return isOwn || requirement.kind === 'knowledge' ? framesOfName(named) : framesOfUse(named)
  if (/ skills$/.test(named)) return framesOfConduct(named)
  const known = knownName(requirement)
  if (namesPerson(named, known ?? '')) return known ? framesOfWork(known) : framesOfPost(named)
  const post = named.replace(/ experience$/, '')
  if (isOwn && post !== named && namesPerson(post, '')) return framesOfPost(post)
  const deed =
    known?.toLowerCase() === named.toLowerCase() ? tellActivity(named) : tellNamedDeed(named, known)
  if (deed) return framesOfTask(deed)
  // "Rostered" says little without what it is called.
  const isQuality = known !== null && /^\p{L}+ed$/u.test(named)
  const told = known === null ? named : isQuality ? known : fullerName(named, known)
  return requirement.kind === 'knowledge' ? framesOfKnowledge(told) : framesOfWork(told)
}

/** Tasks named by nouns, "tariff classification, origin", are looked after; a whole sentence fits into no frame. */
function frameTask(task: string): readonly string[] {
  const told = tellTask(task)
  if (told) return framesOfTask(told)
  const words = task.split(' ')
  const isShort = words.length <= mostWordsOfTask && /^\p{Ll}/u.test(task)
  const isOfWork =
    words.length <= mostWordsOfWork && ofWork.test(words.slice(0, wordsOfHead).join(' '))
  // "Arrange and clerk project meetings" tells a deed, though it names what could be one.
  const isDeed = isVerbOnly(words[0] ?? '')
  if ((isShort || isOfWork) && !isDeed && !sentenceLike.test(task))
    return framesOfWork(startSmall(task))
  const [head = ''] = task.split(endOfHead, 1)
  return head.split(' ').length <= mostWordsOfHead && isThing(head)
    ? framesOfWork(inSentence(head))
    : plainLines
}

const mostWordsOfHead = 4
/** What a task names first, before it is said how, where and for whom. */
const endOfHead = /\s*[(,;:–]|\s(?:with|without|for|from|under|on|in|at|to|and|or|of)\s/

/** "Local anaesthetic" and "bank reconciliation", not "each bike reports its position". */
function isThing(head: string): boolean {
  const [first = '', ...rest] = head.split(' ')
  return (
    /^\p{L}{3}/u.test(first) &&
    !opensSentence.test(head) &&
    !sentenceLike.test(head) &&
    readVerb(first.toLowerCase()) === null &&
    rest.every((word) => readVerb(word)?.form !== 'base') &&
    (rest.length > 0 || namesMany.test(head))
  )
}

/** "Budgets" and "recruitment" say what was done where they stand alone; "bank" and "planned" go on. */
const namesMany = /(?:[^s]s|ing|ment|[ts]ion|ance)$/

const opensSentence =
  /^(?:about|each|every|the|this|that|these|those|our|your|their|its|his|her|an?|if|when|while|where|there|here|all|some|no|it|as|in|on|at|by|for|with|who|what|how|not|more|most|many|much|being|having|happy|keen|nice|great|full|part|time)\b|\b(?:not|never|always|also|just|please)\b/i

function inSentence(head: string): string {
  return /^\p{Lu}\p{Ll}/u.test(head) ? startSmall(head) : head
}

const sentenceLike =
  /^(?:each|every|if|when|there)\b|[.;:]|\b(?:you|we|is|are|will|must|be|well|strong|good|excellent|ability|able|knowledge|experience|familiar|understanding|mastery|proficien\w+|proven|welcome|preferred|required|desirable|essential|advantage|plus)\b/i

function schoolingIn(asked: string): string {
  const name = asked
    .replace(/\s+/g, ' ')
    .replace(/^.*?\bsuch as /i, '')
    .replace(
      / or (?:an? )?(?:subject|field|discipline|(?:related|similar|comparable|equivalent|relevant)\b).*$/i,
      '',
    )
    .replace(/^[\s*•·–—-]*(?:(?:an?|the|at least|minimum(?: of)?)\s+)*/i, '')
    .replace(/\s*[(;:,.].*$/, '')
    .replace(/\s+(?:required|preferred|desired|essential|or (?:equivalent|similar|higher)).*$/i, '')
    .trim()
  return name === '' || name.length > longestSchooling
    ? '[Your degree or training]'
    : startLarge(name)
}
