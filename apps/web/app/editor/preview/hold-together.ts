export interface Piece {
  readonly text: string
  readonly isHeld: boolean
}

/** Where a file may begin a new line: after white space, and after dashes between two letters. */
const opportunity = /(?<=\s)(?=\S)|(?<=\p{L}[-–—]+)(?=\p{L})/u
/** Dashes at which a browser would begin one, and a file does not. */
const heldDash = /\S[-–—]+[^\p{L}\s]|[^\p{L}\s][-–—]+\S/u
/** Longer ones may be wider than a line, and are cut in both. */
const mostLetters = 40

/** Parts a text so that a browser breaks its lines where the exported file does. */
export function holdTogether(text: string): Piece[] {
  if (!heldDash.test(text)) return [{ text, isHeld: false }]
  const pieces: Piece[] = []
  for (const chunk of text.split(opportunity)) {
    const word = chunk.trimEnd()
    const isHeld = heldDash.test(word) && word.length <= mostLetters
    if (isHeld) pieces.push({ text: word, isHeld })
    addLoose(pieces, isHeld ? chunk.slice(word.length) : chunk)
  }
  return pieces
}

function addLoose(pieces: Piece[], text: string): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last && !last.isHeld) pieces[pieces.length - 1] = { text: last.text + text, isHeld: false }
  else pieces.push({ text, isHeld: false })
}
