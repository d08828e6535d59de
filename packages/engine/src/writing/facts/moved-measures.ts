/**
 * What a line said anew measures otherwise than its source: "a day" for "a week", euros for pounds, first
 * for third, and a rank that nobody gave. Figures alone do not tell, for they stay.
 */
export function movedMeasures(text: string, source: string): string[] {
  return measures.flatMap((read) => {
    const known = new Set(read(source).map(({ measure }) => measure))
    return read(text).flatMap(({ measure, written }) => (known.has(measure) ? [] : [written]))
  })
}

interface Measured {
  readonly measure: string
  readonly written: string
}

const measures: readonly ((text: string) => readonly Measured[])[] = [
  reader(
    /\b(?<!day-to-)(?:(?:half-)?(?:hour|day|night|shift|week|fortnight|month|quarter|term|season|year)s?(?!-to-)|dail|nightl|weekl|hourl|monthl|fortnightl|quarterl|yearl|annual|annum)/giu,
    (written) => periods.get(written) ?? written.replace(/s$|l$/, ''),
  ),
  reader(
    /[$€£]|\b(?:EUR|GBP|USD|euros?|dollars?|pounds?)\b/giu,
    (written) => currencies.get(written.replace(/s$/, '')) ?? written,
  ),
  reader(
    /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))\b/giu,
    (written) => ordinals.get(written) ?? written.replace(/\D+$/, ''),
  ),
  reader(/\b(?:as|the|an?|two|three|both) (?:lead|head|chief|principal|senior)\b/giu, (written) =>
    written.replace(/^\S+ /, ''),
  ),
]

function reader(pattern: RegExp, toMeasure: (written: string) => string) {
  return (text: string): readonly Measured[] =>
    [...text.matchAll(pattern)].map(([written]) => ({
      measure: toMeasure(written.toLowerCase()),
      written,
    }))
}

const periods: ReadonlyMap<string, string> = new Map([
  ['dail', 'day'],
  ['annual', 'year'],
  ['annum', 'year'],
])

const currencies: ReadonlyMap<string, string> = new Map([
  ['eur', '€'],
  ['euro', '€'],
  ['gbp', '£'],
  ['pound', '£'],
  ['usd', '$'],
  ['dollar', '$'],
])

const ordinals: ReadonlyMap<string, string> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, index): [string, string] => [word, String(index + 1)]),
)
