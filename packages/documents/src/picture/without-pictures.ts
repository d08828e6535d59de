/** Small pictures, flags, and what dresses or joins them; not the digits and signs that may become one. */
const pictures =
  /(?:(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u20e3|[\ufe00-\ufe0f\u{e0000}-\u{e007f}])\u200d?/gu

/** A title in letters alone: what postings put between them has no shape in the fonts of a card. */
export function withoutPictures(title: string): string {
  return title
    .replace(pictures, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
