/** Whether a code unit is white space, as `\s` and `trim` have it. */
export function isSpace(code: number): boolean {
  if (code < 0xa0) return code === 32 || (code >= 9 && code <= 13)
  return code === 0xa0 || (code >= 0x1680 && wideSpaces.has(code))
}

const wideSpaces: ReadonlySet<number> = new Set([
  0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
  0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
])

/** Whether a code unit is a letter from a to z. */
export function isSmall(code: number): boolean {
  return code >= 97 && code <= 122
}

/** Whether a code unit is a letter from A to Z. */
export function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}

/** Whether a code unit is a letter from a to z or A to Z. */
export function isPlainLetter(code: number): boolean {
  return isSmall(code | 32)
}

/** Whether a code unit is such a letter or a figure. */
export function isPlainLetterOrDigit(code: number): boolean {
  return isPlainLetter(code) || isDigit(code)
}

/** Whether a code unit is a figure from 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
