import { isCapital, isPlainLetterOrDigit, isSmall } from '../../text/letters/character-kinds.ts'

/** Fewer words tell nothing of how somebody types. */
const fewestWords = 20
/** Of the letters of a text in capitals, small ones are slips. */
const fewestSmall = 0.03
/** Of the words that begin neither a line nor a sentence. */
const fewestCapital = 0.02

/**
 * A text whose capitals tell nothing with capitals where people set them, letter by letter as long as it was: all in
 * small letters, as typed on a phone, all in capitals, or With A Capital For Each Word. Null where capitals do tell.
 */
export function setCapitals(text: string): string | null {
  if (!isWithoutCapitals(text) && !isAllCapitals(text) && !hasCapitalWords(text)) return null
  const capitals = text.toLowerCase().replace(eachLine, capitalsOfLine)
  return capitals.length === text.length ? capitals : null
}

const [noLetter, smallLetter, capitalLetter, otherLetter] = [0, 1, 2, 3]

/** Whether next to none of the words has a capital that begin neither a line nor a sentence, below the first line. */
function isWithoutCapitals(text: string): boolean {
  const body = text.trimStart().indexOf('\n') + 1
  // So many that no more words make them slips.
  const enough = (text.length / 2) * fewestCapital
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

const smallWord = /\p{L} (?:and|of|for|with|the|to|in|at|on|from) /u
const capitalWords = /\p{L} (?:And|Of|For|With|The|To|In|At|On|From)(?= )/gu
const fewestCapitalWords = 3

function hasCapitalWords(text: string): boolean {
  if (smallWord.test(text)) return false
  return (text.match(capitalWords)?.length ?? 0) >= fewestCapitalWords
}

const eachLine = /[^\n]+/g
const bulletMark = /^\s*(?:[-–—•*▪●◦o·]\s+|[•▪●◦·])/

/** Names stand in short lines without a bullet. */
function capitalsOfLine(line: string): string {
  const bullet = bulletMark.exec(line)?.[0] ?? ''
  const words = line.slice(bullet.length)
  const isOpen = bullet === '' && !telling.test(words) && !isSentence.test(words)
  return bullet + (isOpen ? words.replace(eachPiece, asName) : asSentences(words))
}

const telling =
  /(?<!\p{L})(?:i|my|me|we|our|was|were|is|are|am|have|has|had|that|which|who|this|their|they|it|be|been|can|will|would|not|into|than|when|where|every|each|also)(?!\p{L})/u
const isSentence = /\p{L}{3}[.!?] \p{Ll}|(?: [\p{L}-]+){4}[.!?]$/u
/** What stands between signs that part names. */
const eachPiece = /[^,;|•·–—@()\t:]+/g
const longestName = 6

function asName(piece: string): string {
  return piece.trim().split(' ').length > longestName ? asSentences(piece) : asNames(piece)
}

const sentenceStart = /(^\P{L}*|\p{L}{3}[.!?] +)(\p{Ll})/gu

function asSentences(words: string): string {
  return words
    .replace(sentenceStart, (_, before: string, first: string) => before + capital(first))
    .replace(eachWord, (word) => (isSpelt(word) ? word.toUpperCase() : word))
}

/** Words that stay small within names. */
const smallInNames = new Set(
  'and or of for with the to in at on from by a an as until till since present now von der die de la le du des del di da y e et und van'.split(
    ' ',
  ),
)
/** "NHS", "HGV", "CRM": what nobody could say is spelt. */
const spelt = /^[b-df-hj-np-tv-xz]{2,5}$/
const sayable = new Set(
  'mr mrs ms dr st ltd jr sr mgr mgmt dept nr vs pvt rd bldg yrs hrs'.split(' '),
)

function isSpelt(word: string): boolean {
  return spelt.test(word) && !sayable.has(word)
}

const eachWord = /(?<![\p{L}\d'’@./])\p{L}[\p{L}'’]*/gu

function asNames(words: string): string {
  const start = words.search(/\S/)
  return words
    .replace(eachWord, (word, at: number) => {
      if (at > start && smallInNames.has(word)) return word
      return isSpelt(word) ? word.toUpperCase() : capital(word.charAt(0)) + word.slice(1)
    })
    .replace(/^( ?)(\p{L}{2})(?=\s*$| \d{5})/u, (_, blank, state) => blank + state.toUpperCase())
}

function capital(letter: string): string {
  const large = letter.toUpperCase()
  return large.length === letter.length ? large : letter
}
