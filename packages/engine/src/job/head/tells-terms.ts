const mostLetters = 120

/** Whether a line or a piece of one tells hours, money, and on what terms. */
export function tellsTerms(written: string): boolean {
  return (
    written.length < mostLetters &&
    /[$€£]\s?\d|\d\s?%|\d+(?:[.,]\d+)?\s*(?:h\b|hrs?\b|hours)|\b(?:full|part)[ -]time\b|\b(?:permanent|hybrid|fixed[ -]term|temporary|contract|immediate|shifts?|rotating|reporting to|reports to|months?|weeks?|gross|ir35|per (?:hour|annum|year))\b/i.test(
      written,
    )
  )
}
