/** Whether a capital letter stands at a place of a text. */
export function isCapitalAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(text.charAt(at))
}

/** The same, or a figure. */
export function isCapitalOrFigureAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  return /^[\p{Lu}\d]/u.test(text.charAt(at))
}
