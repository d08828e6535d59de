import { eachMatch } from '../../text/patterns/each-match.ts'
import { overlaps } from '../../text/span.ts'
import type { CvLink, CvText, Span } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { brokenAddresses } from './broken-addresses.ts'

export interface Contacts {
  readonly emails: readonly CvText[]
  readonly phones: readonly CvText[]
  readonly links: readonly CvLink[]
}

const emailSide = /[\p{L}\p{N}.!#$%&'*+/=?^_{}~-]/u
const domain = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}$/u
const phonePattern =
  /(?<![\p{L}\p{N}./@-])(?:\+[ \u00a0]?|00)?\(?\+?\d(?:[ \u00a0.()/‐‑–-]{0,3}\d){6,15}(?![\p{L}\d@])/gu
const phoneLabel =
  /(?:tel|tél|telefon|telephone|téléphone|teléfono|telefono|phone|ph|mobile?|móvil|movil|cell(?:ular)?|celular|handy|mob|portable|gsm|call|whatsapp|contact|fon|(?<!\p{L})[mtpc]|☎|📞|✆|📱)[ \t]*(?:no|number|nr)?[.: \t)\]]{0,4}$/iu
const webAddress =
  /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)[^\s<>()[\]|"'•,]{3,300}|(?<![\p{L}\p{N}@./-])(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|github\.io|gitlab\.com|behance\.net|dribbble\.com|xing\.com|orcid\.org|medium\.com|stackoverflow\.com|kaggle\.com|twitter\.com|x\.com)\/[^\s<>()[\]|"'•,]{2,200}/giu
const bareAddress =
  /(?<![\p{L}\p{N}@./-])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,3}\.(?:com|org|net|io|dev|me|co|uk|de|fr|es|it|edu|ai|app|info|ch|at|nl|eu|us|ca|in|se|no|dk|fi|pl|pt|ie|au|nz|jp|tw|blog|site|design|art|tech|works|page)(?:\/[^\s<>()[\]|"'•,]{0,200})?(?![\p{L}\p{N}@.])/giu
const longestLine = 3000

/** Finds mail addresses, phone numbers and links in lines; bare domains only where `bare` says they are meant. */
export function findContacts(text: string, lines: readonly CvLine[], bare: boolean): Contacts {
  const broken = brokenAddresses(text, lines)
  const whole = [...broken.emails, ...broken.links]
  const emails: CvText[] = [...broken.emails]
  const phones: CvText[] = []
  const links: CvLink[] = [...broken.links]
  for (const line of lines) {
    const end = Math.min(line.end, line.start + longestLine)
    const words = text.slice(line.start, end)
    const found = words.includes('@')
      ? emailsIn(text, line.start, words).filter((email) => !isAmong(email, whole))
      : none
    const linked = mayHoldLinks(words, bare)
      ? linksIn(text, { start: line.start, words, bare }).filter(
          (link) => !isAmong(link, found) && !isAmong(link, whole),
        )
      : none
    if (found.length > 0) emails.push(...found)
    if (linked.length > 0) links.push(...linked)
    if (!sevenDigits.test(words)) continue
    const taken = [...found, ...linked]
    phones.push(...phonesIn(text, line.start, words).filter((phone) => !isAmong(phone, taken)))
  }
  return { emails, phones, links }
}

const none: readonly never[] = []

/** What a line has that says how to reach somebody, and what few others have. */
export const contactSign = /@|\d(?:\D{0,3}\d){6}/

/** As many as a telephone number has at least, however they are grouped. */
const sevenDigits = /\d(?:\D{0,3}\d){6}/

function emailsIn(text: string, offset: number, words: string): CvText[] {
  const emails: CvText[] = []
  for (let at = words.indexOf('@'); at >= 0; at = words.indexOf('@', at + 1)) {
    const leftGap = words[at - 1] === ' ' ? 1 : 0
    const rightGap = words[at + 1] === ' ' ? 1 : 0
    let from = at - leftGap
    let to = at + 1 + rightGap
    while (from > 0 && at - from < 70 && emailSide.test(words[from - 1] ?? '')) from--
    while (to < words.length && to - at < 260 && /[\p{L}\p{N}.-]/u.test(words[to] ?? '')) to++
    while (/[./'=?!#*]/.test(words[from] ?? '')) from++
    while (/[.-]/.test(words[to - 1] ?? '')) to--
    const isWhole = from < at - leftGap && domain.test(words.slice(at + 1 + rightGap, to))
    if (!isWhole) continue
    const quote = words.slice(from, to)
    emails.push({
      text: quote.replaceAll(' ', ''),
      quote,
      span: { start: offset + from, end: offset + to },
    })
  }
  return emails.filter((email) => text.slice(email.span.start, email.span.end) === email.quote)
}

/** What each kind of `webAddress` has in it. */
const mayHoldAddress = /https?:\/\/|www\.|\.(?:com|io|net|org)\//iu

function mayHoldLinks(words: string, bare: boolean): boolean {
  return words.includes('.') && (bare || mayHoldAddress.test(words))
}

function linksIn(
  text: string,
  { start, words, bare }: { start: number; words: string; bare: boolean },
): CvLink[] {
  const links: CvLink[] = []
  const isAddress = mayHoldAddress.test(words)
  const matches = [
    ...(isAddress ? eachMatch(words, webAddress) : []),
    ...(bare ? eachMatch(words, bareAddress) : []),
  ]
  for (const match of matches) {
    const found = cvText(text, start + match.index, start + match.index + match[0].length)
    if (
      !found ||
      links.some((link) => link.span.start <= found.span.start && found.span.end <= link.span.end)
    )
      continue
    const href = /^https?:/i.test(found.quote) ? found.quote : `https://${found.quote}`
    links.push({ ...found, href: href.replace(/[.;:]+$/, '') })
  }
  return links
}

function phonesIn(text: string, offset: number, words: string): CvText[] {
  const phones: CvText[] = []
  for (const match of eachMatch(words, phonePattern)) {
    const quote = match[0]
    const before = words.slice(Math.max(0, match.index - 24), match.index)
    if (!isPhone(quote, { isLabelled: phoneLabel.test(before), before })) continue
    const start = offset + match.index
    const isOpen = quote.startsWith('(') && !quote.includes(')')
    const from = start + (isOpen ? 1 : 0)
    const end = start + quote.length
    phones.push({
      text: text.slice(from, end).replace(/[ \u00a0]+/g, ' '),
      quote: text.slice(from, end),
      span: { start: from, end },
    })
  }
  return phones
}

function isPhone(
  quote: string,
  { isLabelled, before }: { isLabelled: boolean; before: string },
): boolean {
  const digits = quote.replace(/\D/g, '').length
  if (digits < 7 || digits > 15) return false
  const isDate = findDates(quote).some(
    (dates) => dates.end - dates.start >= quote.trim().length * 0.6,
  )
  if (isDate) return false
  if (isLabelled || quote.startsWith('+')) return true
  if (otherNumber.test(before)) return false
  if (quote.startsWith('00')) return true
  // "9000 0123": in Singapore and Hong Kong a number has eight digits.
  return digits >= 9
    ? true
    : /^(?:\(?\d{3}\)?|[35689]\d{3})[ .-]\d{4}$|^\d{2,4}[ .-]\d{2,4}[ .-]\d{2,4}$/.test(quote)
}

/** A number of a register, a card, an account or an office, and none to call. */
const otherNumber =
  /(?:(?:\bbox|orcid|isbn|issn|no\.?|nr\.?|#|\bi[./]?[dc]\.?|licen[cs]e|doi|\$|€|£)|\b(?:pin|ref|reference|reg|registration|register|membership|member|certificate|cert|card|permit|passport|visa|account|iban|vat|tax|utr|ssn|nino|national insurance|ni|nhs|dbs|sia|cscs|ecs|cpcs|npors|jib|gmc|nmc|hcpc|gphc|gdc|npi|dea|sra|trn|dfe|cin|pan|aadhaa?r|uan|epf|identity|identification|nric|nrc|c?nic|fin|nin|bvn|tin|nssf|nhif|sss|philhealth|umid|iqama|civil|emirates|seaman['’]?s book|sirb|prc|ppsn?|pps|sin|tfn|abn|pesel|nip|regon|siret|siren|steuernummer|dni|nie|nif|spotlight|equity|casting|candidate|applicant|student|staff|employee|payroll|service|personnel|company|charity|policy|badge|digi ?card|tacho(?:graph)?))(?: (?:card|id))?(?: (?:no\.?|num(?:ber)?|nr\.?|code))?[\s:#–-]*$/i

function isAmong(value: { span: Span }, others: readonly { span: Span }[]): boolean {
  return others.some((other) => overlaps(other.span, value.span))
}
