const units = new Map([
  ['two', 2],
  ['twice', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['seventeen', 17],
  ['eighteen', 18],
  ['nineteen', 19],
  ['dozen', 12],
])
const tens = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
])
const magnitudes = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
  ['hundred', 100],
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

const figure =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?:[ -]?(k|mn|m|bn|b|million|billion|thousand)(?![\p{L}\d]))?/giu

function figures(text: string): FactNumber[] {
  return [...text.matchAll(figure)].flatMap((match) => {
    const [found, digits = '', letters = ''] = match
    // "30 m" is long, "£30 m" a sum.
    const isLength = / m$/.test(found) && !/[$€£]$/.test(text.slice(0, match.index))
    const [whole, magnitude] = isLength ? [digits, ''] : [found, letters]
    const after = text.charAt(match.index + whole.length)
    const isPartOfName =
      magnitude === '' && /\p{L}/u.test(after) && digits.length === 1 && after !== 'x'
    return isPartOfName
      ? []
      : [
          {
            value: normalize(digits, magnitude.toLowerCase()),
            start: match.index,
            end: match.index + whole.length,
          },
        ]
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
  const words = [...text.matchAll(/\p{L}+/gu)]
  const found: FactNumber[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    const next = words[at + 1]
    const base = numberOf(word)
    if (!word || base === undefined) continue
    const joined =
      next && joins(text, word, next) ? combine(base, next[0].toLowerCase()) : undefined
    const last = joined === undefined ? word : (next ?? word)
    found.push({
      value: String(joined ?? base),
      start: word.index,
      end: last.index + last[0].length,
    })
    if (joined !== undefined) at += 1
  }
  return found
}

function numberOf(word: RegExpExecArray | undefined): number | undefined {
  const lower = word?.[0].toLowerCase() ?? ''
  return tens.get(lower) ?? units.get(lower)
}

function joins(text: string, word: RegExpExecArray, next: RegExpExecArray): boolean {
  return /^[- ]$/.test(text.slice(word.index + word[0].length, next.index))
}

function combine(base: number, next: string): number | undefined {
  const times = magnitudes.get(next)
  if (times && next.length > 2) return base * times
  const small = units.get(next)
  return base >= 20 && base % 10 === 0 && small !== undefined && small < 10
    ? base + small
    : undefined
}
