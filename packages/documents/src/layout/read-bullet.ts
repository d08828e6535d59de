/** The text after a bullet sign at the start of a line, null where there is none. */
export function readBullet(text: string): string | null {
  const glyph = bulletGlyph.exec(text)
  if (glyph) return text.slice(glyph[0].length)
  const dash = dashBullet.exec(text)
  return dash ? text.slice(dash[0].length) : null
}

/** One sign for all, so that the same CV reads the same whatever its template. */
export const bulletSign = '•'

/** Signs that are nothing but bullets, with or without a space after them; several in a row are a grade. */
const bulletGlyph =
  /^[\s]*[•‣⁃∙●○◦◉◘⦁⦾⦿▪▫■□◼◻▸▹►▻▶▷➢➣➤➔→⇒❖◆◇♦✓✔✗✦✧★☆❯›»](?![●○■□★☆])\s*(?![\d\s]*$)/u
/** A dash, star or dot is a bullet only where a space and a word follow. */
const dashBullet = /^\s*[-–—−*·¤]\s+(?=[\p{L}\p{N}"'(“‘$€£])/u
