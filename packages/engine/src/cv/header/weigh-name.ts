import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { credentials, honorifics, nameParticles } from '../lexicon/name-words.ts'
import { joinLetterSpaced } from '../lines/join-letter-spaced.ts'
import { nameHeading } from '../sections/name-heading.ts'
import { fold, foldedPhrase, foldedWords } from '../words/fold.ts'
import {
  hinted,
  likely,
  organisationWeight,
  placeWeight,
  sure,
  titleWeight,
} from '../words/weigh-words.ts'
import { bareName } from './bare-name.ts'

const nameWord = /^(?:[\p{Lu}\p{Lo}\p{Lt}][\p{L}\p{M}'’.‘-]*|[\p{Lu}]\.?)$/u
const unlikelyWords = new Set(
  'quality assurance production control maintenance warehouse senior junior microsoft office word excel suite web handling software hardware unit department team lead care medical patient clinical home construction aircraft hydraulics electrical mechanical passport no distributor operating systems requirement gathering technical core key work career areas key strengths company city state college university school laboratories professional services experience summary skills resume management engineering marketing sales development finance consulting health healthcare information technology education business operations administration support customer human resources public relations design digital media arts construction aviation agriculture fitness apparel chef banking accounting the and with for of in my page contact email phone address tel mobile date birth nationality linkedin github profile available references'.split(
    ' ',
  ),
)

/** A candidate for the name, and how much it looks like one. */
export interface NameCandidate {
  readonly name: CvText
  readonly weight: number
  /** More words than names commonly have. */
  readonly isLong: boolean
  /** The mail address has a word of it. */
  readonly isMailed: boolean
}

/**
 * Weighs whether a stretch is somebody's name: its shape, and whether the mail address agrees. Titles before it,
 * letters after it and pronouns are left out; "Surname, Given" is turned round in `text`.
 */
export function weighName(
  text: string,
  place: CvText,
  emails: readonly string[],
): NameCandidate | null {
  if (place.quote.length > 90 || isPlainlyOther(place.quote)) return null
  const bare = bareName(text, place.span)
  const core = cvText(text, bare.start, bare.end)
  if (!core) return null
  const spoken = core.text.replace(/\(.*?\)|["“”„«»]/g, ' ')
  const words = joinLetterSpaced(spoken).replace(/,/g, ' ').split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > 7 || /[\d@/\\:;!?%&+=]/.test(core.text)) return null
  const isNamed = (word: string) =>
    nameWord.test(word) || nameParticles.has(fold(word).replace('.', ''))
  if (!words.every(isNamed) || nameHeading(core.text) || isTitleBehind(core.text)) return null
  const mailed = mailWeight(words, emails)
  return {
    name: { ...core, text: inSpokenOrder(core.text) },
    weight: shapeWeight(words) - strangerWeight(core.text) + mailed,
    isLong: words.length > 4,
    isMailed: mailed > 0,
  }
}

/** A figure, or a small word in the middle, where nothing could be cut off that would take it along. */
function isPlainlyOther(quote: string): boolean {
  if (!/\d|[ ,](?!geborene|born|hons)[a-z]{4,}[ ,]/.test(quote)) return false
  return !/[^ -~]|[/()[\]"]/.test(quote)
}

/** "Vera Lund, Lift Engineer" is no "Surname, Given"; "Cook, Mason" is one. */
function isTitleBehind(value: string): boolean {
  const behind = value.slice(value.indexOf(',') + 1).trim()
  return behind.length < value.length && behind.includes(' ') && titleWeight(behind) >= hinted
}

function shapeWeight(words: readonly string[]): number {
  const letters = words.join('')
  const isCaseless = /^[\p{Lo}\p{M}·]+$/u.test(letters)
  if (words.length === 1)
    return isCaseless && letters.length < 6 ? 1.5 : letters.length > 24 ? -1 : 0.2
  return words.length <= 4 ? 1.5 : 1
}

/** "Okafor-Dean" is no dean, as "Vice-President" is a president. */
const doubleName =
  /(?<!\p{L})(?!(?:Vice|Co|Non|Sous|Head|Post|Ex|Self|Pre|Sub|Under|Team|Site|Shop|Lead|Chef|Staff)-)\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+/gu

/** "Md. Rafiq" is called Muhammad, and directs nothing. */
const givenShort = /^(?:md|mohd|muhd|mst|sk)\.? (?=\p{L})/iu

/** Signs of something else: a job, a place, an employer, a word no person is called by. */
function strangerWeight(value: string): number {
  const words = foldedWords(value)
  const strange = words.filter((word) => unlikelyWords.has(word)).length
  return (
    (titleWeight(value.replace(givenShort, '').replace(doubleName, ' ')) >= likely ? 2.5 : 0) +
    (organisationWeight(value) >= sure ? 1.5 : 0) +
    (placeWeight(value) >= sure ? 3 : 0) +
    strange * 2
  )
}

function mailWeight(words: readonly string[], emails: readonly string[]): number {
  const parts = words
    .flatMap((word) => foldedPhrase(word).split(' '))
    .filter((part) => part.length > 2)
  const hits = mailLocals(emails).map(
    (local) => parts.filter((part) => local.includes(part)).length,
  )
  return 1.5 * Math.min(2, Math.max(0, ...hits))
}

/** What stands before the sign in each address, letters only. */
export function mailLocals(emails: readonly string[]): string[] {
  return emails.map((email) => fold(email.split('@')[0] ?? '').replace(/[^a-z]/g, ''))
}

/** "AVERY, Jordan" is spoken "Jordan AVERY"; "Avery, née Bell" stays. */
export function inSpokenOrder(name: string): string {
  const [surname, given, ...more] = name.split(/\s*,\s*/)
  if (!surname || !given || more.length > 0) return name
  const first = fold(given.split(/\s/)[0] ?? '').replace('.', '')
  if (member.test(given)) return surname
  const isGiven = !nameParticles.has(first) && !honorifics.has(first) && !credentials.has(first)
  return isGiven && surname.split(/\s+/).length <= 3 ? `${given} ${surname}` : name
}

/** "Joanne Hesketh, Assoc CIPD": what she is of which body, and no given name. */
const member =
  /^(?:assoc(?:iate)?|chartered|fellow|member|affiliate|grad(?:uate)?|student|hon)\b\.?(?:\s+\p{L}+){0,2}$/iu
