import { isCapital, isDigit } from '../text/letters/character-kinds.ts'

/** Whether a capital letter stands at a place of a text. */
export function isCapitalAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? isCapital(code) : /^\p{Lu}/u.test(text.charAt(at))
}

/** The same, or a figure. */
export function isCapitalOrFigureAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? isCapital(code) || isDigit(code) : /^[\p{Lu}\d]/u.test(text.charAt(at))
}
