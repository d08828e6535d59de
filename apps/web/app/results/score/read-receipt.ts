import type { Analysis } from '@rolefit/contract'

export interface ReceiptPart {
  readonly name: string
  readonly points: number
  readonly of: number
  readonly lines: readonly ReceiptItem[]
}

export interface ReceiptItem {
  readonly words: string
  /** The posting's own words, counted together and not as a requirement. */
  readonly isWords: boolean
  readonly points: number
  readonly of: number
}

const postingsWords = 'Other words the posting uses'

/** The receipt by part; every point of the score stands in exactly one line. */
export function readReceipt({
  receipt,
  requirements,
}: Pick<Analysis, 'receipt' | 'requirements'>): readonly ReceiptPart[] {
  const names = [...new Set(receipt.map(({ part }) => part))]
  return names.map((name) => {
    const lines = receipt
      .filter(({ part }) => part === name)
      .map(({ requirement_id, points, of }) => ({
        words: requirements.find(({ id }) => id === requirement_id)?.text ?? postingsWords,
        isWords: requirement_id === null,
        points,
        of,
      }))
    return { name, lines, points: sum(lines, 'points'), of: sum(lines, 'of') }
  })
}

/** The lines that lack most, the largest first. */
export function largestGaps(parts: readonly ReceiptPart[], most: number): readonly ReceiptItem[] {
  return parts
    .flatMap(({ lines }) => lines)
    .filter(({ points, of }) => of - points >= 0.1)
    .toSorted((a, b) => b.of - b.points - (a.of - a.points))
    .slice(0, most)
}

function sum(lines: readonly ReceiptItem[], of: 'points' | 'of'): number {
  // Tenths are added as whole numbers, so that the sum is exact.
  return lines.reduce((total, line) => total + Math.round(line[of] * 10), 0) / 10
}
