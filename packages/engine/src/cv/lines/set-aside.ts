import { findDates } from '../dates/find-dates.ts'
import { opensWithWord } from '../forms/opens-with-word.ts'
import { isDocumentTitle } from '../sections/is-document-title.ts'
import { countPieces } from '../words/count-pieces.ts'
import { foldedPhrase } from '../words/fold.ts'
import { titleWeight } from '../words/weigh-words.ts'
import { isOfLanguageForm, openersOfLanguageForm } from './language-form.ts'
import type { CvLine } from './read-lines.ts'
import { refereesBetween } from './referees-between.ts'
import { tellsPerson } from './tells-person.ts'
import { tellsPrivate } from './tells-private.ts'
import { tellsWish } from './tells-wish.ts'

/** The lines of a CV, and what else stands on its pages. */
export interface LinesApart {
  readonly own: readonly CvLine[]
  /** What tells nothing of the person's work: footers of pages, consents, declarations, when somebody was born, what they earn. */
  readonly beside: readonly CvLine[]
  /** A letter in front of the CV. */
  readonly letter: readonly CvLine[]
}

/** Takes out of a CV's lines what any CV could have and what is a letter: they belong to no section. */
export function setAside(lines: readonly CvLine[]): LinesApart {
  const beside: CvLine[] = []
  const letter = findLetter(lines)
  const inLetter = new Set(letter)
  const rest = letter.length > 0 ? lines.filter((line) => !inLetter.has(line)) : lines
  const referees = refereesBetween(rest)
  const names = rest.slice(0, mostAbove).map(({ text }) => foldedPhrase(text))
  for (const [at, line] of rest.entries()) {
    const above = rest[at - 1]
    const isRest = above !== undefined && beside.at(-1) === above && goesOn(line, above)
    const isFooter = isFooterOf(line.text, at < mostAbove ? names.toSpliced(at, 1) : names)
    const isEnd =
      at >= rest.length - mostAtEnd &&
      (isSigned(line.text) || (at >= mostAbove && isSignature(line, names)))
    if (isRest || isFooter || isEnd || referees.has(line) || isFormal(line)) beside.push(line)
  }
  if (beside.length === 0 && letter.length === 0) return { own: lines, beside, letter }
  return { own: without(rest, new Set(beside)), beside, letter }
}

/** Lines in which the name stands, if any does. */
const mostAbove = 4
const mostAtEnd = 3

/** What was set apart by lines that are gone is set apart still. */
function without(lines: readonly CvLine[], gone: ReadonlySet<CvLine>): CvLine[] {
  const own: CvLine[] = []
  let gap = 0
  for (const line of lines) {
    if (gone.has(line)) gap = Math.max(gap, line.gap)
    else {
      own.push({ ...line, index: own.length, gap: Math.max(gap, line.gap) })
      gap = 0
    }
  }
  return own
}

function goesOn(line: CvLine, above: CvLine): boolean {
  return line.gap === 0 && /^[\p{Ll}(]/u.test(line.text) && above.text.length > shortestConsent
}

const shortestConsent = 50
const personalData =
  /personal (?:data|information|details)|dan\p{L}+ osobow|personenbezogen|dati personali|datos personales|données personnelles|persoonsgegevens|dados pessoais|osobních údajů/iu
const consent =
  /^(?:I |we |by |hereby |please |wyrażam|zgadzam|ich |hiermit|mit der|autorizzo|acconsento|consiento|autorizo|j['’]|ik |souhlas)/iu
const declared =
  /^I\b.{0,30}\b(?:declare|certify|affirm|solemnly)\b.{0,60}\b(?:information|statements?|particulars|details|facts|above|furnished)\b/i
/** "Date of birth: …", "Marital status: …", and a photo's caption; a "photo editor" is at work. */
const personal =
  /^(?:(?:date|place|year) of birth|d\.?o\.?b\.?|geburts(?:datum|ort)|familienstand|marital status|civil status|gender|sex|religion|caste|blood group|(?:father|mother|husband|spouse)['’]?s? name|age)\s*[:–-]/iu
const photo =
  /^[[(]?(?:passport[ -]?(?:sized? )?|profile )?(?:photo|photograph|picture|foto|lichtbild)\b.{0,30}$/iu
const updated = /^(?:last )?(?:updated|revised|modified)(?: on)?\b:?.{4,24}$/iu

function isFormal({ text }: CvLine): boolean {
  if (tellsPrivate(text) || tellsWish(text) || tellsPerson(text)) return true
  if (mayBePersonal(text) && isPersonal(text)) return true
  if (text.length > shortestConsent && (declared.test(text) || isConsent(text))) return true
  return isDocumentTitle(text)
}

function isPersonal(text: string): boolean {
  if (personal.test(text) || updated.test(text) || isOfLanguageForm(text)) return true
  return photo.test(text) && titleWeight(text) === 0
}

/** Asked first, of every line: its first word. */
function mayBePersonal(text: string): boolean {
  return opensPersonally(text, 0) || /^(?:[^\p{L}]|[dD]\.)/u.test(text)
}

const opensPersonally = opensWithWord([
  ...openersOfLanguageForm,
  ...'date place year dob geburtsdatum geburtsort familienstand marital civil gender sex religion caste blood father fathers mother mothers husband husbands spouse spouses age last updated revised modified passport profile photo photograph picture foto lichtbild'.split(
    ' ',
  ),
])

function isConsent(text: string): boolean {
  return consent.test(text) && personalData.test(text)
}

const reach =
  /^(?:(?:home|postal|current|permanent) address|address|e-?mail(?: address)?|mail|tel(?:ephone)?|phone|mobile|mob|cell|fax|contact(?: (?:no|number))?|linkedin|github|website|web|skype|whatsapp|adresse|anschrift|telefon|handy|telefono|correo)\.?\s*[:：]/iu
const longestReach = 90

/** "Mobile: 07700 900123": how to reach somebody, and nothing else. */
export function saysHowToReach({ text }: CvLine): boolean {
  return text.length <= longestReach && reach.test(text)
}

/** "Jane Doe – Page 2 of 3", "Curriculum Vitae of Jane Doe", "Jane Doe (continued)". */
function isFooterOf(text: string, names: readonly string[]): boolean {
  if (text.length > longestFooter) return false
  if (!markBegins.test(text) && !markEnds.test(text.slice(-lettersOfMark))) return false
  const bare = text.replace(pageMarks, '')
  if (bare === text) return false
  const name = foldedPhrase(bare)
  return name !== '' && names.some((own) => own === name || own.startsWith(`${name} `))
}

const longestFooter = 70
const lettersOfMark = 12
/** Asked first, of every line: how marks of a page begin and end. */
const markBegins = /^(?:cu|cv|r[eé]s)/i
const markEnds = /\d\)?$|cont|vitae|cv|r[eé]sum/i
const pageMarks =
  /^(?:curriculum vitae|cv|r[eé]sum[eé])\s*(?:of|for|von|[:|–—-])?\s|(?:[\s|,–—(-]+(?:continued|cont(?:inue|['’]?d)?\.?|curriculum vitae|cv|r[eé]sum[eé]|(?:page|p\.?|seite)\s?\d{1,2}(?:\s?(?:of|von|\/)\s?\d{1,2})?|\d{1,2}(?:\s?\/\s?\d{1,2})?)\)?)+$/giu

/** "Ashcombe, 12 March 2026", "Place: Pune": where and when somebody signed. */
function isSigned(text: string): boolean {
  if (text.length > longestSignature || countPieces(text) > mostSigned) return false
  if (/^(?:place|date|signature|ort|datum|signed)\s*:/i.test(text)) return true
  const [date, ...others] = findDates(text)
  // "10 GCSEs, 2012" is no day.
  const isDay = date && !date.from && date.to !== 'present' && date.to.month !== undefined
  if (!isDay || others.length > 0 || date.end < text.length - 1) return false
  return /^(?:\p{Lu}[\p{L} .-]{1,30},\s+(?:den |on )?)?\d{1,2}(?:(?:st|nd|rd|th|\.)?[ -](?:de )?\p{L}{3,10}\.?[ -](?:de )?|\D\d{1,2}\D)\d{4}\.?$/u.test(
    text,
  )
}

/** The name once more, below a declaration or a date. */
function isSignature({ text }: CvLine, names: readonly string[]): boolean {
  if (text.length > longestSignature) return false
  const name = foldedPhrase(text)
  return name === 'applicant' || (name.includes(' ') && names.includes(name))
}

const longestSignature = 60
const mostSigned = 6

const salutation =
  /^(?:dear\b|to whom it may concern|hello\b|hi\b|good (?:morning|day|afternoon)\b|sehr geehrte|guten tag|madame, monsieur|estimad[oa]s?\b|gentile\b|szanowni|geachte\b|beste\b).{0,60}$/iu
const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|sincerely|regards|mit freundlichen gr|cordialement|atentamente|cordiali saluti|z poważaniem)/iu
const mostAboveLetter = 8
const longestLetter = 60
const fewestBelowLetter = 5
const mostToName = 4

/** From "Dear …" to "Yours sincerely", and the name below where it stands again over the CV. */
function findLetter(lines: readonly CvLine[]): readonly CvLine[] {
  const from = lines.slice(0, mostAboveLetter).findIndex(({ text }) => salutation.test(text))
  if (from < 0) return []
  const length = lines.slice(from, from + longestLetter).findIndex(({ text }) => closing.test(text))
  const end = from + length + 1
  if (length < 2 || lines.length - end < fewestBelowLetter) return []
  const near = lines.slice(end, end + mostToName).filter(({ text }) => !text.includes('@'))
  const [signature, ...below] = near.map(({ text }) => foldedPhrase(text))
  const isSignedTwice = signature !== undefined && below.some((own) => own.startsWith(signature))
  return lines.slice(from, isSignedTwice ? end + 1 : end)
}
