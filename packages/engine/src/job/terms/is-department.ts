import { anyOf } from '../../text/patterns/any-of.ts'
import type { Span } from '../../text/span.ts'

const lettersBeside = 72
const lettersBehind = 16

/** "Liaise with HR on new starters", "samples to Quality Control", "rooms for the Marketing department": others work there. */
export function isDepartment(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end)
  if (!departments.test(written)) return false
  const before = text.slice(Math.max(0, start - lettersBeside), start)
  if (!/^\p{Lu}/u.test(written))
    return speakingWith.test(before) && amongOthers.test(text.slice(end, end + lettersBehind))
  if (doneThere.test(before)) return false
  if (withThem.test(before) || passedOn.test(before)) return true
  return forThem.test(before) && ofPeople.test(text.slice(end, end + lettersBehind))
}

const departments = new RegExp(
  `^(?:${anyOf(`
    hr|human resources|people|r&d|r & d|research and development
    finance|treasury|tax|payroll|accounts(?: payable| receivable)?|internal audit|procurement|purchasing
    sales|marketing|merchandising|communications|pr|e-?commerce|customer (?:service|success|support|care)
    local authorit(?:y|ies)|social services|product (?:& |and )?support
    legal|compliance|risk|regulatory affairs|security|facilities|maintenance
    it|ict|ux|design|engineering|product|product management|data|infrastructure|devops
    operations|production|planning|supply chain|logistics|warehouse|quality|quality (?:control|assurance)|qa|qc
  `)})$`,
  'i',
)
/** Others named before it: "with UX and Engineering". */
const others = String.raw`(?:(?:the|our|your|internal) )?(?:[\p{L}&]+(?:, and |, | and | & | or |\/)){0,4}$`
const withThem = new RegExp(String.raw`\b(?:with|alongside) ${others}`, 'iu')
/** "Liaising with sales, customer care, inspectors and the local authority": without a capital it may be what is done. */
const speakingWith =
  /\b(?:liais|partner|collaborat|coordinat|communicat|work)\p{L}* (?:closely |directly |effectively )?with (?:[\p{L}&/’'-]+(?:, | )(?:(?:and|&) )?){0,8}$/iu
const amongOthers =
  /^(?:\s*(?:[,;.)&\n]|$)|,? (?:and|or|teams?|departments?|colleagues|functions?|staff|to|on)\b)/i
/** "Help with HR" is done there. */
const doneThere = new RegExp(
  String.raw`\b(?:assist|help|support|deal|experience|familiar|confident|comfortable|skill|background|knowledge|career|degree|qualified|worked)\p{L}*(?: \p{L}+){0,1} (?:with|in) ${others}`,
  'iu',
)
const passedOn = new RegExp(
  String.raw`\b(?:(?:forward|send|sent|pass|hand|escalat|refer|feed|fed|submit|question|quer|updat|deliver|transfer)\p{L}*\b[^.;:\n]{0,48} (?:to|from)|(?:call|ring|tell|inform|notify|alert|ask|brief|chase)) ${others}`,
  'iu',
)
const forThem = /\b(?:to|for|from|by|with) (?:the|our|your) $/i
const ofPeople = /^ (?:teams?|departments?|colleagues|contacts?|staff|managers?|directors?)\b/i
