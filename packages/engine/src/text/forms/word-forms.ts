import { oneSpelling } from './one-spelling.ts'

const keepsItsS =
  /(?:ss|us|is|ics|aws|sas|ios|ops|sis|less|ous|cas|das|gis|erp|dns|cms|lms|pos|rhs|https|^news)$/

/** One form for singular and plural, in one spelling: "nurses" and "nurse", "colours" and "color". */
export function singular(word: string): string {
  return oneSpelling(singularAsWritten(word))
}

const losesItsS = /^(?:menu|guru|cpu|gpu|sku)s$/

/** The singular of a word in small letters, in the spelling that it has. */
export function singularAsWritten(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (losesItsS.test(word)) return word.slice(0, -1)
  if (keepsItsS.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss|^bus|^gas)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * One form for the endings a word takes in a sentence: "managed", "managing" and "manages" are one.
 * Nouns made from verbs ("management") stay apart, because they often mean something else, and so does
 * accounting, which is no account.
 */
export function wordRoot(word: string): string {
  let root = singular(word)
  if (root === 'accounting') return root
  if (root.length > 5 && root.endsWith('ing')) root = unended(root.slice(0, -3))
  else if (root.length > 4 && root.endsWith('ed')) root = unended(root.slice(0, -2))
  if (root.length > 3 && root.endsWith('e') && !shortWithE.test(root)) root = root.slice(0, -1)
  return root.length > 3 && root.endsWith('i') ? `${root.slice(0, -1)}y` : root
}

/** A short word needs its e: care is for no car, wine does not win, and a lane is no LAN. */
const shortWithE = /^[^aeiou][aeiouy][^aeiouwxy]e$/
const lostItsE = /^[^aeiou][aeiouy][^aeiouwxy]$/

/** A verb without its ending: "hir" from "hiring" is "hire", as "hirring" would be of "hir". */
function unended(stem: string): string {
  return lostItsE.test(stem) ? `${stem}e` : undouble(stem)
}

/** "plann" from "planning" is "plan"; "sell" and "staff" keep both letters. */
function undouble(stem: string): string {
  const last = stem.at(-1)
  if (stem.length < 4 || last !== stem.at(-2)) return stem
  return last === 'l' || last === 's' || last === 'f' || last === 'z' ? stem : stem.slice(0, -1)
}

const stemLetters = 5
const leastLongWord = 7
/** What begins words of any meaning: a superstore supervises nobody, a contract controls nothing, medical records are no medicine. */
const emptyBeginning = /^(?:super|inter|trans|contr|const|instr|medical)/

/** A word of its own behind another one: a clean licence is no cleanroom. */
const joined = /^.{5}(?:room|hous|proof|keep|board)/

/** The beginning that a verb and its noun share: "audit" and "auditor", "administer" and "administration". */
export function wordStem(root: string): string {
  if (root.length < leastLongWord) return root
  const both = joined.exec(root)
  if (both) return both[0]
  return root.slice(0, emptyBeginning.test(root) ? leastLongWord : stemLetters)
}
