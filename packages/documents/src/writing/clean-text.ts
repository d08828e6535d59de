/** Controls, surrogates without their other half, code points that are no characters, and marks that turn the reading direction unseen. */
const unwritable =
  /[\p{Cc}\p{Cs}\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufdd0-\ufdef]|[\ufffe\uffff\u{1fffe}\u{1ffff}\u{2fffe}\u{2ffff}\u{10fffe}\u{10ffff}]/gu

/** The text that a file can hold: what XML forbids and nobody sees is gone, everything else as it was. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(unwritable, '')
}
