/**
 * Figures that say of what kind a thing is: sizes, versions, standards, "480V", "3-phase", "4x4", "24/7". They
 * count nothing. No figure is longer than this, and a scan may hold "1.1.1.1" without end.
 */
export const kindFigures =
  /\b\d[\d.]{0,15}(?:\s?(?:to|[-–x×/])\s?\d[\d.]{0,15})?[ -]?(?:inch(?:es)?|mm|cm|met(?:er|re)s?|feet|ft|volts?|kv|kw|hp|k?hz|bar|psi)\b|\b24\s?[/*x]\s?7\b|\b\d{1,3}(?:[vdg]\b|x\d)|\b(?:\d|two|three|four|five|six)[ -](?:phase|axis|way|stroke|wheel|core)|\b(?:iso|windows|server|office|java|python|angular|react|vue|node|php|ios|form|part|section|level|grade|year|stage|band|room|type|tier|class|category|phase)[ -]?\d[\d.]*/gi

/** A text without such figures. */
export function withoutKindFigures(text: string): string {
  return text.replace(kindFigures, '')
}
