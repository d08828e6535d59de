import { isCapital, isPlainLetterOrDigit, isSmall } from '../letters/character-kinds.ts'
import { spellNames } from './spell-names.ts'

/** Fewer words tell nothing of how somebody types. */
const fewestWords = 20
/** Of the letters of a text in capitals, small ones are slips. */
const fewestSmall = 0.03
/** Of the words that begin neither a line nor a sentence. */
const fewestCapital = 0.02
/** So many are no slips in a text however long: a list said a hundred times over takes no capital away. */
const mostSlips = 15

/**
 * A text whose capitals tell nothing with capitals where people set them, letter by letter as long as it was: all in
 * small letters, as typed on a phone, all in capitals, or With A Capital For Each Word. Null where capitals do tell.
 */
export function setCapitals(text: string): string | null {
  const small = inSmallLetters(text)
  const capitals = small === null ? '' : spellNames(small).replace(eachLine, capitalsOfLine)
  return capitals.length === text.length ? capitals : null
}

/** Null where capitals tell something. Among capital words "NHS" and "NeoResus" still do. */
function inSmallLetters(text: string): string | null {
  if (isWithoutCapitals(text) || isAllCapitals(text)) return text.toLowerCase()
  return hasCapitalWords(text) ? text.replace(capitalWord, (word) => word.toLowerCase()) : null
}

const capitalWord = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+|[AI])(?![\p{L}\p{N}+#])/gu

const [noLetter, smallLetter, capitalLetter, otherLetter] = [0, 1, 2, 3]

/** Whether next to none of the words has a capital that begin neither a line nor a sentence, below the first line. */
function isWithoutCapitals(text: string): boolean {
  const body = text.trimStart().indexOf('\n') + 1
  // So many that no more words make them slips.
  const enough = Math.min(mostSlips, (text.length / 2) * fewestCapital)
  let [words, capitals] = [0, 0]
  for (let at = text.indexOf(' ', body + 1); at >= 0; at = text.indexOf(' ', at + 1)) {
    const kind = kindAt(text, at + 1)
    if (kind === noLetter || !isWithin(text, at - 1)) continue
    words += 1
    if (kind === capitalLetter) capitals += 1
    if (capitals > enough) return false
  }
  return words >= fewestWords && capitals <= words * fewestCapital
}

/** Whether small letters are slips among the capitals. */
function isAllCapitals(text: string): boolean {
  const enough = text.length * fewestSmall
  let [small, capital] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at)
    if (kind === capitalLetter) capital += 1
    else if (kind === smallLetter) small += 1
    if (small > enough) return false
  }
  return capital >= fewestWords && small <= capital * fewestSmall
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 128) return kindOf(text.charAt(at))
  if (isSmall(code)) return smallLetter
  return isCapital(code) ? capitalLetter : noLetter
}

function kindOf(sign: string): number {
  if (sign.toLowerCase() !== sign) return capitalLetter
  if (sign.toUpperCase() !== sign) return smallLetter
  return /\p{L}/u.test(sign) ? otherLetter : noLetter
}

/** A letter, a figure or a sign that ends no sentence. */
function isWithin(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return isPlainLetterOrDigit(code) || ',;:&|/-'.includes(text.charAt(at))
  return code === 0x2013 || kindOf(text.charAt(at)) !== noLetter
}

const fewestCapitalWords = 15
const longWord = 4
/** Of the long words, in a text of capital words. */
const mostSmallWords = 0.04

/** A table holds names and no sentences. */
const column = /\S(?: {3,}|\t)\S/

/** Whether next to all words of four letters and more have a capital: small words stay small in the style of titles. */
function hasCapitalWords(text: string): boolean {
  const enough = Math.max(3, text.length * 0.002)
  let [small, capital] = [0, 0]
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const kind = kindAt(text, at + 1)
    if (kind !== smallLetter && kind !== capitalLetter) continue
    if (!isLong(text, at + 2)) continue
    if (kind === capitalLetter) capital += 1
    else small += 1
    if (small > enough) return false
  }
  return capital >= fewestCapitalWords && small <= capital * mostSmallWords && !column.test(text)
}

function isLong(text: string, from: number): boolean {
  for (let at = from; at < from + longWord - 1; at += 1)
    if (kindAt(text, at) !== smallLetter) return false
  return true
}

const eachLine = /[^\n]+/g
const bulletMark = /^\s*(?:[-–—•*▪●◦o·]\s+|[•▪●◦·])/

/** Names stand in short lines without a bullet, and with dates in front of what is told. */
function capitalsOfLine(line: string): string {
  const bullet = bulletMark.exec(line)?.[0] ?? ''
  const words = line.slice(bullet.length)
  const head = bullet === '' ? (datedHead.exec(words)?.[0] ?? '') : ''
  const isTold = head === '' || telling.test(head)
  if (!isTold) return asOpen(head) + asSentences(words.slice(head.length))
  const isOpen = bullet === '' && !telling.test(words) && !isSentence.test(words)
  return bullet + (isOpen ? asOpen(words) : asSentences(words))
}

/** "2015 - 2019 Baker, Mill Lane Bakery, Norwood. ran the night shift": up to where the first sentence ends. */
const datedHead =
  /^(?=.{0,90}(?<!\d)(?:19|20)\d\d(?!\d)).{8,110}?(?:(?<=[\p{L}\p{N}]{2}|[)”"])\.(?= \p{Ll}))/u
const telling =
  /(?<!\p{L})(?:[iI]|my|me|we|our|was|were|is|are|am|have|has|had|that|which|who|this|their|they|it|be|been|can|will|would|not|into|than|when|where|every|each|also)(?!\p{L})/u
const isSentence = /\p{L}{3}[.!?] \p{Ll}|(?: [\p{L}-]+){4}[.!?]$/u

function asOpen(words: string): string {
  return words.replace(eachPiece, asName)
}

/** What stands between signs that part names. */
const eachPiece = /[^,;|•·–—@()\t:]+/g
const longestName = 5
/** "12 branches", "then a year abroad", "same firm": what a piece says that is no name. */
const isRemark =
  /^\s*(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|then|now|same|mainly|mostly|later|some|still|including|part|full|both|other|various|until|till|since|to|at|in|on|for|with|and|as)(?![\p{L}\d])/u

function asName(piece: string, at: number): string {
  if (at > 0 && isRemark.test(piece)) return piece
  return isName(piece) ? asNames(piece) : asSentences(piece)
}

/** Figures and small words make no name longer. */
function isName(piece: string): boolean {
  const words = piece.trim().split(' ')
  return (
    words.filter((word) => !smallInNames.has(word) && !/^\W*\d/.test(word)).length <= longestName
  )
}

const sentenceStart =
  /(^\P{L}*|(?:[\p{L}'’]{3}|[\d%)”"]|(?<=(?<!\p{L})(?:it|me|us|up|so|do|go|in|on|am|pm|UK|EU)))[.!?] +)(\p{Ll}\p{L}*)/gu

function asSentences(words: string): string {
  return words.replace(
    sentenceStart,
    (_, before: string, first: string) => before + (openEnds.has(first) ? first : capital(first)),
  )
}

/** Behind the dash of dates. */
const openEnds = new Set('now to till date present today ongoing current'.split(' '))

/** Words that stay small within names. */
const smallInNames = new Set(
  'and or of for with the to in at on from by a an as until till since present now von der die de la le du des del di da y e et und van'.split(
    ' ',
  ),
)
const eachWord = /(?<![\p{L}\d'’@./])\p{L}[\p{L}'’]*/gu

function asNames(words: string): string {
  const start = words.search(/\S/)
  return words
    .replace(eachWord, (word, at: number) => {
      if (smallInNames.has(word) && (at > start || openEnds.has(word))) return word
      return capital(word)
    })
    .replace(/^( ?)(\p{L}{2})(?=\s*$| \d{5})/u, (_, blank, state) => blank + state.toUpperCase())
}

function capital(word: string): string {
  const first = word.charAt(0)
  const large = first.toUpperCase()
  return large.length === first.length ? large + word.slice(1) : word
}
