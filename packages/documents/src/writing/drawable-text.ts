import { findFont } from './find-font.ts'

export interface DrawableText {
  readonly text: string
  /** What none of our fonts has, word by word where letters are missing, sign by sign otherwise. */
  readonly leftOut: readonly string[]
}

/** Signs in colour, and the same in plain. */
const plainSigns: Readonly<Record<string, string>> = {
  '⭐': '★',
  '🌟': '★',
  '✅': '✓',
  '❌': '✗',
  '📞': '☎',
  '📧': '✉',
  '📩': '✉',
  '🔹': '•',
  '🔸': '•',
  '👉': '→',
  '⏺': '•',
}

/** How a sign is to look, the colours of hands, and what joins several to one. */
const dresses =
  /[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e007f}]|(?<=[\p{So}\p{Extended_Pictographic}])\u200d/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text as a PDF can show it. What looks the same in a plainer sign gets that; what no font has is
 * left out, a word as a whole, since half a name is worse than none.
 */
export function drawableText(text: string): DrawableText {
  const plain = text.replace(dresses, '')
  const leftOut = new Set<string>()
  const kept = plain.split(/(\s+)/).map((word) => {
    const signs = [...graphemes.segment(word)].map(({ segment }) => ({
      segment,
      drawn: drawn(segment),
    }))
    const missing = signs.filter((sign) => sign.drawn === null)
    if (missing.length === 0) return signs.map((sign) => sign.drawn).join('')
    if (missing.some(({ segment }) => /[\p{L}\p{N}]/u.test(segment))) {
      leftOut.add(word)
      return ''
    }
    for (const { segment } of missing) leftOut.add(segment)
    return signs.map((sign) => sign.drawn ?? '').join('')
  })
  if (leftOut.size === 0) return { text: kept.join(''), leftOut: [] }
  return {
    text: kept
      .join('')
      .replace(/[^\S\n]+/g, ' ')
      .trim(),
    leftOut: [...leftOut],
  }
}

function drawn(sign: string): string | null {
  if (/^[\x20-\x7e]*$/.test(sign) || isDrawn(sign)) return sign
  const plain = plainSigns[sign] ?? sign.normalize('NFKC')
  return plain !== sign && isDrawn(plain) ? plain : null
}

const regular = { bold: false, italic: false }

/** Joiners have no shape of their own. */
function isDrawn(sign: string): boolean {
  return [...sign].every(
    (character) =>
      /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u.test(character) ||
      findFont(character, 'Arimo', regular) !== null,
  )
}
