import { eachMatch } from '../../text/patterns/each-match.ts'
import type { Span } from '../../text/span.ts'
import { credentials, honorifics, nameParticles } from '../lexicon/name-words.ts'
import { fold } from '../words/fold.ts'

const pronouns = /\s*[([]?\b(?:she|he|they|ze|xe|elle|iel|sie|er)\s?\/\s?[\p{L}/ ]{2,20}[)\]]?/iu

/** A name without what stands around it: "Dr.", "(she/her)", ", RN, BSN". */
export function bareName(text: string, place: Span): Span {
  let { start, end } = place
  const pronoun = pronouns.exec(text.slice(start, end))
  if (pronoun && pronoun.index > 2) end = start + pronoun.index
  const pieces = eachMatch(text.slice(start, end), namePiece).map((match) => ({
    quote: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
  while (pieces.length > 1 && honorifics.has(bareWord(pieces[0]))) pieces.shift()
  while (pieces.length > 1 && isCredential(pieces.at(-1))) pieces.pop()
  while (pieces.length > 2 && isLetters(text, pieces.at(-1)) && !isSurname(pieces.slice(0, -1)))
    pieces.pop()
  return { start: pieces[0]?.start ?? start, end: pieces.at(-1)?.end ?? end }
}

const namePiece = /[^\s,]+/g

interface Piece {
  readonly quote: string
  readonly start: number
}

function bareWord(piece: Piece | undefined): string {
  return fold(piece?.quote ?? '').replace(/[.()]/g, '')
}

function isCredential(piece: Piece | undefined): boolean {
  const word = bareWord(piece)
  if (!piece || !credentials.has(word)) return false
  return word === 'hons' || /\p{Lu}.*\p{Lu}|\./u.test(piece.quote)
}

/** Capitals behind a comma, "CPhT" or "NREMT-P" there, and who gives them in brackets: "CMA (AAMA)". */
function isLetters(text: string, piece: Piece | undefined): boolean {
  if (piece === undefined) return false
  if (/^\(\p{Lu}{3,6}\)$/u.test(piece.quote)) return true
  return text[piece.start - 2] === ',' && letters.test(piece.quote)
}

/** "VAN DER PLAS", behind which a name in capitals stands. */
function isSurname(pieces: readonly Piece[]): boolean {
  return (
    pieces.length > 1 && pieces.slice(0, -1).every((piece) => nameParticles.has(bareWord(piece)))
  )
}

/** Of small letters among them, "McKay" has none of the signs. */
const letters =
  /^(?:\p{Lu}{2,6}(?:-\p{Lu}{1,2})?|\p{Lu}{2}\p{L}{0,6}\p{Ll}\p{L}{0,3}|\p{Lu}\p{Ll}{2,5}\p{Lu})$/u
