export interface CleanText {
  readonly text: string
  /** Characters whose font does not say what they are. */
  readonly unmapped: number
  readonly icons: number
}

/** Normalises ligatures and spaces, and drops what is not text: control characters, icons, zero widths. */
export function cleanCharacters(raw: string): CleanText {
  if (plain.test(raw)) return { text: raw, unmapped: 0, icons: 0 }
  const unmapped = countMatches(raw, /\ufffd/g)
  const icons = countMatches(raw, privateUse)
  const text = raw
    .toWellFormed()
    .replace(privateUse, '')
    .replace(controls, '')
    .replace(/\ufffd/g, '')
    .replace(oddSpaces, ' ')
    .replace(presentationForms, (form) => form.normalize('NFKC'))
    .normalize('NFC')
  return { text, unmapped, icons }
}

const plain = /^[\t\n\x20-\x7e]*$/
/** Where icon and symbol fonts keep their pictures. */
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]|[\u{100000}-\u{10fffd}]/gu
/** Soft hyphens stay: at the end of a line they say that the word goes on. */
const controls =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be dropped
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffb]/g
const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
/** Ligatures and the letter forms that only a font should know; ² and ™ stay as they are. */
const presentationForms = /[\ufb00-\ufb4f\ufb50-\ufdcf\ufdf0-\ufdfb\ufe70-\ufefc\uff01-\uff5e]/g

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
