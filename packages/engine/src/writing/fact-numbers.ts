const units = new Map([
  ['two', 2], ['three', 3], ['four', 4], ['five', 5], ['six', 6], ['seven', 7], ['eight', 8], ['nine', 9], ['ten', 10],
  ['eleven', 11], ['twelve', 12], ['thirteen', 13], ['fourteen', 14], ['fifteen', 15], ['sixteen', 16], ['seventeen', 17],
  ['eighteen', 18], ['nineteen', 19], ['dozen', 12],
])
const tens = new Map([
  ['twenty', 20], ['thirty', 30], ['forty', 40], ['fifty', 50], ['sixty', 60], ['seventy', 70], ['eighty', 80], ['ninety', 90],
])
const magnitudes = new Map([
  ['k', 1e3], ['thousand', 1e3], ['m', 1e6], ['mn', 1e6], ['million', 1e6], ['b', 1e9], ['bn', 1e9], ['billion', 1e9], ['hundred', 100],
])

/** A figure of a text with the word it counts. */
export interface FactNumber {
  /** In one form: "1,200", "1200" and "1.2k" are one, "three" and "3" are one. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** The figures a text names. The figure of a name ("Python3", "HTML5") is none. */
export function factNumbers(text: string): FactNumber[] {
  return [...figures(text), ...numberWords(text)].toSorted((a, b) => a.start - b.start)
}

const figure = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?:[ -]?(k|mn|m|bn|b|million|billion|thousand)(?![\p{L}\d]))?/giu

function figures(text: string): FactNumber[] {
  return [...text.matchAll(figure)].flatMap((match) => {
    const [whole, digits = '', magnitude = ''] = match
    const after = text.charAt(match.index + whole.length)
    const isPartOfName = magnitude === '' && /\p{L}/u.test(after) && digits.length === 1 && after !== 'x'
    return isPartOfName ? [] : [{ value: normalize(digits, magnitude.toLowerCase()), start: match.index, end: match.index + whole.length }]
  })
}

function normalize(digits: string, magnitude: string): string {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  const value = Number(plain) * (magnitudes.get(magnitude) ?? 1)
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : plain
}

/** "twenty-eight" is 28; "two hundred" is 200. */
function numberWords(text: string): FactNumber[] {
  const found: FactNumber[] = []
  for (const match of text.matchAll(/(?<!\p{L})(\p{L}+)(?:[- ](\p{L}+))?/gu)) {
    const first = (match[1] ?? '').toLowerCase()
    const second = (match[2] ?? '').toLowerCase()
    const base = tens.get(first) ?? units.get(first)
    if (base === undefined) {
      const late = tens.get(second) ?? units.get(second)
      if (late !== undefined) found.push(word(match, late))
      continue
    }
    const small = tens.has(first) ? units.get(second) : undefined
    const times = magnitudes.get(second)
    found.push(word(match, small !== undefined && small < 10 ? base + small : times ? base * times : base))
  }
  return found
}

function word(match: RegExpExecArray, value: number): FactNumber {
  return { value: String(value), start: match.index, end: match.index + match[0].length }
}
