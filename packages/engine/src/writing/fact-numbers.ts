const numberWords = new Map([
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['fifteen', '15'],
  ['twenty', '20'],
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['dozen', '12'],
])

const magnitudes = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
  ['billion', 1e9],
  ['thousand', 1e3],
])

/**
 * The figures a text names, each in one form: "1,200", "1200" and "1.2k" are one, "12 %" and "12
 * percent" are one, "three" and "3" are one. The figure of a name ("Python3", "HTML5") is none.
 */
export function factNumbers(text: string): string[] {
  const figures = [
    ...text.matchAll(
      /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)\s?(k|mn|m|bn|b|million|billion|thousand)?(?![\p{L}\d])/giu,
    ),
  ].map(([, digits = '', magnitude = '']) => normalize(digits, magnitude.toLowerCase()))
  const plainFigures = [...text.matchAll(/(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?=\p{L})/gu)]
    .filter(([, digits = '']) => digits.length > 1)
    .map(([, digits = '']) => normalize(digits, ''))
  const words = [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(
    ([word]) => numberWords.get(word) ?? [],
  )
  return [...figures, ...plainFigures, ...words]
}

function normalize(digits: string, magnitude: string): string {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  const value = Number(plain) * (magnitudes.get(magnitude) ?? 1)
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : plain
}
