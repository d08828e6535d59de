/** How many pieces blanks part a stretch into; a blank at an end parts an empty piece off. */
export function countPieces(words: string): number {
  let pieces = 1
  let wasBlank = false
  for (let at = 0; at < words.length; at++) {
    const isHere = isBlank(words.charCodeAt(at))
    if (isHere && !wasBlank) pieces++
    wasBlank = isHere
  }
  return pieces
}

function isBlank(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  return code >= 160 && /\s/.test(String.fromCharCode(code))
}
