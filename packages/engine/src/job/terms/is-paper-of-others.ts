import { titleHeads } from '../../cv/lexicon/title-words.ts'
import type { TermHit } from '../../lexicon/find/find-terms.ts'
import type { Span } from '../../text/span.ts'
import type { Posting } from '../posting.ts'
import { keepsRegister } from './keeps-register.ts'

/** "A notary's office", "directed by riggers", "questions to the RPh", "help our CDL drivers": whose papers they are whom one works for or with. */
export function isPaperOfOthers(posting: Posting, hit: TermHit): boolean {
  const { text } = posting
  const written = text.slice(hit.start, hit.end)
  const before = withoutChoice(text.slice(Math.max(0, hit.start - lettersBeside), hit.start))
  return (
    /^\p{Ll}+ers$/u.test(written) ||
    /['’]s$/i.test(written) ||
    /^ (?:clerk|secretary|receptionist|office)\b/i.test(text.slice(hit.end, hit.end + 14)) ||
    (/s$/.test(written) && besideOthers.test(before) && !belongsTo.test(before)) ||
    (/^\p{Lu}{2,5}s$/u.test(written) && overOthers.test(before)) ||
    underOne.test(before) ||
    (isAmongTasks(posting, hit) &&
      !seeks.test(before) &&
      !keepsRegister(before) &&
      isTask(posting, hit, before))
  )
}

/** "An LPN or RN", "the GPhC registered pharmacist": whose paper the first one is, theirs is the second. */
function withoutChoice(before: string): string {
  return before.replace(
    /(?<![\p{L}\d])\p{L}{0,2}[\p{Lu}\d]{2}[\p{L}\d]{0,4}(?:,? (?:or|and|&) |, | ?\/ ?| )$/u,
    '',
  )
}

const lettersBeside = 60
/** "To assist registered nurses". */
const besideOthers =
  /\b(?:assist|support|help|alongside|with|under|reporting to|report to|for|by|from|to)(?:ing|s)? (?:(?:the|our|your|other|qualified) )?$/i
/** "Chartered status with the Institution of Civil Engineers". */
const belongsTo = /\b(?:status|member(?:ship)?|fellow(?:ship)?|charter(?:ed|ship)) with (?:the )?$/i
/** "Delegates to and supervises PCTs and LPNs". */
const overOthers =
  /\b(?:delegat|supervis|overs|direct|lead|manag|mentor|precept|train|coach|support)\p{L}* (?:[\p{L}/]+,? ){0,6}$/iu
/** "Under the direction of the RN circulator", "reports to the charge RN". */
const underOne =
  /\b(?:under (?:the )?(?:\w+ )?(?:direction|supervision|guidance|oversight|instructions?) of|under|report(?:s|ing)? to|assist(?:s|ing)?|alongside|supervised by|directed by) (?:(?:an?|the|our|your) )(?:(?:charge|duty|lead|supervising|circulating|senior|staff) )?$/i

function isAmongTasks({ units }: Posting, { first }: TermHit): boolean {
  const unit = units.find((each) => each.first <= first && first < each.last)
  return unit?.section === 'duties' || unit?.section === 'intro'
}

const seeks =
  /\b(?:look(?:ing)?|seek(?:ing|s)?|hir(?:e|ing)|recruit(?:ing|s)?|needs?|wants?|requires?)\b/i

/** Of a task: it is handed to one who has the paper, or done with people who are told by it. */
function isTask({ text, tokens }: Posting, { last, start, end }: TermHit, before: string): boolean {
  if (isPost.test(text.slice(end, end + lettersOfPost))) return false
  if (toOne.test(before)) return true
  if (isBody(text, { start, end }, before)) return true
  if (!withPeople.test(before)) return false
  const behind = tokens.slice(last, last + mostWordsToPerson)
  const person = behind.findIndex(({ word, base }) => titleHeads.has(word) || titleHeads.has(base))
  const between = behind.slice(0, Math.max(0, person))
  return (
    person >= 0 &&
    behind[person]?.isApart === false &&
    between.every(({ isApart, word }) => !isApart && !leadsElsewhere.has(word))
  )
}

/** "Working with the local authority, the ICB and families": with its article, a name in capitals is a body and no paper. */
function isBody(text: string, { start, end }: Span, before: string): boolean {
  return (
    /^\p{Lu}{2,6}$/u.test(text.slice(start, end)) &&
    /\bthe $/i.test(before) &&
    !ofLearner.test(before) &&
    !ofPaper.test(text.slice(end, end + lettersOfPaper))
  )
}

const lettersOfPaper = 24
const ofLearner =
  /\b(?:hold|have|has|complet|finish|gain|stud(?:y|ied)|pass|achiev|obtain|towards?|for|take|sit|earn|got)\w*(?: \w+)? the $|\b(?:as|are|be|being|is) the $/i
const ofPaper =
  /^[- ](?:exam|qualif|certif|regist|award|diploma|licen[cs]e|card|ticket|course|test|paper|credential|level|membership|or)/i

/** "Triage patient questions to the RPh", "prepare files for review by our CPA", "call the RGN when a child is unwell". */
const toOne =
  /\b(?:to|by|with|for|from|via|call(?:ing)?|alert(?:ing)?|notify(?:ing)?|inform(?:ing)?|tell(?:ing)?|ask(?:ing)?|support(?:ing)?|help(?:ing)?|updat(?:e|ing)|brief(?:ing)?) (?:the|our) (?:(?:on[- ]call|on[- ]site|attending|responsible|nominated|charge|duty|lead|supervising|senior|registered) )?$/i
/** "Provide support to ACCA qualified accountants", "assist Gas Safe registered engineers". */
const withPeople =
  /\b(?:to|by|with|for|from|under|alongside|assist(?:ing)?|support(?:ing)?|help(?:ing)?|reports? to) (?:(?:the|our|your|other|an?) )?(?:(?:fully|qualified|experienced|senior) )?$/i
const mostWordsToPerson = 4
/** "Tests circuits to 18th Edition as an electrician". */
const leadsElsewhere: ReadonlySet<string> = new Set(
  'as in on at of for with by to from and or when where while who that the a an'.split(' '),
)
/** "For the RN position" names whom they hire. */
const isPost = /^ (?:position|role|post|vacancy|job|opening|opportunity)\b/i
const lettersOfPost = 13
