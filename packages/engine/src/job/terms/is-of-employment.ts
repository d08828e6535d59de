import type { Span } from '../../text/span.ts'

/**
 * "Hybrid after probation", "(110 seats, $4.2M in annual sales)": how long somebody is on trial and how much a firm
 * sells are what an employer tells of the post and of itself, and nothing to know.
 */
export function isOfEmployment(text: string, { start, end }: Span): boolean {
  const named = text.slice(start, end)
  const before = text.slice(Math.max(0, start - lettersAround), start)
  const behind = text.slice(end, end + lettersAround)
  if (/^probation(?:ary)?$/i.test(named)) return onTrial.test(before) || trialBehind.test(behind)
  if (/^service charge$/i.test(named)) return besidePay.test(before)
  return /^(?:sales|turnover|revenues?)$/i.test(named) && ofFirm.test(before)
}

const lettersAround = 60
/** "£32,500 plus service charge". */
const besidePay = /[£€$] ?[\d.,]+k?\b[^.;\n]{0,40}(?:plus|\+|&|and|with) (?:(?:a )?share of )?$/i
const onTrial =
  /\b(?:after|following|during|pass(?:ed|ing)?|complet\w+|(?:months?|weeks?)(?:['’]s?)?|end of|subject to) (?:(?:your|the|an?|successful|satisfactory|initial|completion of|completing|passing|months?['’]?) ){0,3}$/i
const trialBehind = /^[- ](?:period|review|of (?:\d|three|six|twelve))/i
/** A sum within brackets, where a posting describes the place. */
const ofFirm =
  /\([^()]*[$£€] ?[\d.,]+ ?(?:k|m|mm|bn|b|million|billion)?\+? (?:(?:in|of|a year in|per year in) )?(?:(?:annual|yearly|gross|net|total|store) )?$/i
