/**
 * Lower-cases a word and drops accents, ligatures and typographic variants, the same in every
 * locale: "Résumé" and "resume" are one word, so are "ﬁnance" and "finance".
 */
export function foldWord(raw: string): string {
  const lower = isAscii(raw) ? raw.toLowerCase() : foldUnicode(raw)
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower.replaceAll("'", '')
}

function isAscii(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) if (word.charCodeAt(i) > 127) return false
  return true
}

function foldUnicode(raw: string): string {
  const bare = raw.normalize('NFKD').replace(/\p{M}/gu, '')
  if (isAscii(bare)) return bare.toLowerCase()
  return bare
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
}
