import type { Span } from '../text/span.ts'

/**
 * "Hill University, Boston, MA", "Dale College, Jackson, MS 39201": behind a town these letters are its state and no
 * degree. Behind a school or a subject they are one, and where a subject follows.
 */
export function isState(text: string, { start, end }: Span): boolean {
  if (!code.test(text.slice(start, end))) return false
  const town = townBefore.exec(text.slice(Math.max(0, start - 40), start))?.[1]
  if (!town || noTown.test(town)) return false
  return !studyBehind.test(text.slice(end, end + 20))
}

/** The states whose letters are degrees too, and their postcodes. */
const code = /^M[ADES](?: \d{5})?$/
/** A piece of few words with capitals, and its comma. */
const townBefore = /(?:[,;|(\t–—-]|\s\s|\n)\s*((?:\p{Lu}\p{Ll}[\p{L}'’.-]* ?){1,3}),\s?$/u
/** Schools, degrees, and how subjects end. */
const noTown =
  /london|colle(?!ge Park)|univ|school|instit|acade|bache|mast|diplom|degree|(?:(?<!pr)ing|ics|gy|my|phy|try|[^r]ence|tion|ture|ory|ism|ine|law|arts?|ths|ies|ent|ish|nch|rman|ess|sic|ign|dia)$/i
/** "MA in History", "MS or PhD", "MA Linguistics", "MA (Cantab)", "MS/PhD"; a month and its year are no subject. */
const studyBehind = /^(?: [a-z]| [A-Z][a-z]+(?![a-z]|,? \d)| ?\([CHO]|\/)/
