import { keepLatest } from '../../keep-latest.ts'
import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'

/** "Hill Ambulance is recruiting dispatchers", "an occupational health check", "you will pass a fitness test": what is done with those who apply. */
export function isOfHiring(text: string, { start, end }: Span): boolean {
  if (!'rRhHoOfFDaA'.includes(text.charAt(start))) return false
  if (/^DMs?$/.test(text.slice(start, end)))
    return /^ (?:us|me|or|for)\b/.test(text.slice(end, end + 5))
  const before = text.slice(Math.max(0, start - 12), start)
  return (
    (/^(?:recruit|hir)ing$/i.test(text.slice(start, end)) &&
      /(?:\b(?:is|are|now|currently)|['’]re) $/.test(before)) ||
    (/^recruitment$/i.test(text.slice(start, end)) &&
      /\b(?:international|overseas|open|mass|rolling|urgent|bulk|campus|direct|ongoing) $/i.test(
        text.slice(Math.max(0, start - 16), start),
      ) &&
      /^(?:\)| (?:drive|event|day|campaign|fair)s?\b)/i.test(text.slice(end, end + 10))) ||
    (/^fitness tests?$/i.test(text.slice(start, end)) &&
      /\bpass\b[^.;\n]*$/i.test(text.slice(Math.max(0, start - 48), start))) ||
    (/^assessment (?:day|centre|center)s?$/i.test(text.slice(start, end)) &&
      /\b(?:interview|application|invited?|attend|shortlist)\w*\b[^.;\n]*$/i.test(
        text.slice(Math.max(0, start - clause), start),
      )) ||
    (/^occupational health$/i.test(text.slice(start, end)) &&
      /^ (?:checks?|clearance|screening|assessment)\b/i.test(text.slice(end, end + 12))) ||
    (/^reference check(?:s|ing)?$/i.test(text.slice(start, end)) &&
      isOfApplicant(text, { start, end }))
  )
}

/** "Subject to a reference check", and not "you carry out reference checks", as those who hire do. */
function isOfApplicant(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - clause), start)
  if (doneAtWork.test(before)) return false
  return doneToApplicants.test(before) || besideChecks.test(text.slice(end, end + clause))
}

const clause = 64
const doneAtWork =
  /\b(?:conduct|carry|carried|manag|perform|process|tak|obtain|handl|chas|experience|knowledge)\w*\b[^.;\n]*$/i
const doneToApplicants =
  /\b(?:subject to|depend\w* on|condition\w* (?:on|up)|pass(?:ing)?|undergo|satisfactory|right to work|background|criminal|credit|dbs)\b[^.;\n]*$/i
const besideChecks =
  /^s?,? (?:(?:and|&|or) )?(?:an? )?(?:(?:enhanced|basic|full) )?(?:dbs|background|criminal|credit|drug|police|right[- ]to[- ]work)\b/i

/** "Please send it as a PDF", "email your portfolio with a link to Vimeo": how one applies asks for no skill. */
export function isOfApplication(text: string, { start }: Span): boolean {
  const from = Math.max(0, start - lettersOfApplying)
  const { places } = readApplying(text, () => ({
    text,
    places: eachMatch(text, mayApply).map(({ index }) => index),
  }))
  const isNear = places.some((place) => from <= place && place < start)
  return isNear && howToApply.test(text.slice(from, start))
}

/** Whether a sentence, or what stands behind its dash, says how one applies. */
export function tellsOfApplication(text: string, { start, end }: Span): boolean {
  return howToApply.test(text.slice(start, end).replace(/[.;!?\s]+$/, ''))
}

const lettersOfApplying = 100
const mayApply = /send|submit|attach|includ|uplo|forward|enclos|mail|apply/gi

/** Where a posting may say it: looked for once, and asked for each thing that it names. */
interface Applying {
  readonly text: string
  readonly places: readonly number[]
}
const readApplying = keepLatest<Applying>(({ text }) => text)
const howToApply =
  /(?:\b(?:please|kindly|to apply,?) (?:(?:also|do) )?(?:send|submit|attach|include|upload|forward|enclose|e-?mail|apply)|\b(?:send|submit|attach|include|upload|forward|enclose|e-?mail)(?: (?:us|me))? (?:your|an?|the) (?:(?:full|updated|latest|current|short) )?(?:cv|r[ée]sum[ée]|portfolio|application|show ?reel|reel|cover(?:ing)? letter|link|pdf|writing samples?|samples? of))\b[^.;!?\n]{0,200}$/i

/** "Ashdown & Elm Estate Agents", "Bellwater Lettings, Estate Agents, is looking …": what the firm calls itself. */
export function isOfFirm(text: string, { start, end }: Span, names: readonly Span[] = []): boolean {
  const isBehindName =
    /^\p{Lu}/u.test(text.charAt(start)) &&
    /^(?:,| is\b| are\b|\.| \()/.test(text.slice(end, end + 4)) &&
    names.some((name) => name.end <= start && /^,? (?:the )?$/.test(text.slice(name.end, start)))
  if (isBehindName) return true
  return (
    text.slice(start, end) === 'Estate Agents' &&
    /\p{Lu}\p{L}+ (?:& )?$/u.test(text.slice(Math.max(0, start - 24), start))
  )
}
