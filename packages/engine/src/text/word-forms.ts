import { oneSpelling } from './one-spelling.ts'

const keepsItsS =
  /(?:ss|us|is|ics|aws|sas|ios|ops|sis|less|ous|cas|das|gis|erp|dns|cms|lms|pos|rhs|https)$/

/** One form for singular and plural, in one spelling: "nurses" and "nurse", "colours" and "color". */
export function singular(word: string): string {
  return oneSpelling(singularAsWritten(word))
}

const losesItsS = /^(?:menu|guru|cpu|gpu|sku)s$/

/** The singular of a word in small letters, in the spelling that it has. */
export function singularAsWritten(word: string): string {
  if (losesItsS.test(word)) return word.slice(0, -1)
  if (word.length < 4 || !word.endsWith('s') || keepsItsS.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * One form for the endings a word takes in a sentence: "managed", "managing" and "manages" are one.
 * Nouns made from verbs ("management") stay apart, because they often mean something else.
 */
export function wordRoot(word: string): string {
  let root = singular(word)
  if (root.length > 5 && root.endsWith('ing')) root = undouble(root.slice(0, -3))
  else if (root.length > 4 && root.endsWith('ed')) root = undouble(root.slice(0, -2))
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1)
  return root.length > 3 && root.endsWith('i') ? `${root.slice(0, -1)}y` : root
}

/** "plann" from "planning" is "plan"; "sell" and "staff" keep both letters. */
function undouble(stem: string): string {
  const last = stem.at(-1)
  if (stem.length < 4 || last !== stem.at(-2)) return stem
  return last === 'l' || last === 's' || last === 'f' || last === 'z' ? stem : stem.slice(0, -1)
}

const stemLetters = 5
const leastLongWord = 7

/** The beginning that a verb and its noun share: "audit" and "auditor", "administer" and "administration". */
export function wordStem(root: string): string {
  return root.length >= leastLongWord ? root.slice(0, stemLetters) : root
}
