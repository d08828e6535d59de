/** Room for a long CV; a text that needs more gets an array of its own. */
const mostLent = 2 ** 17
let lent = new Uint16Array(2 ** 14)

/**
 * The letters of a text as numbers, with a 0 behind the last: they are looked at several times, and
 * from plain memory that costs a part of what asking the string does. Good until the next text is read.
 */
export function readLetters(text: string): Uint16Array {
  const letters = arrayFor(text.length + 1)
  for (let at = 0; at < text.length; at += 1) letters[at] = text.charCodeAt(at)
  letters[text.length] = 0
  return letters
}

function arrayFor(length: number): Uint16Array {
  if (length <= lent.length) return lent
  if (length > mostLent) return new Uint16Array(length)
  lent = new Uint16Array(2 ** Math.ceil(Math.log2(length)))
  return lent
}
