import type { DraftLine } from '../../draft.ts'
import { isLineBelow } from './is-line-below.ts'

/** Joins telephone numbers that a narrow column has broken at a blank: "Phone: +44 7700" over "900321". */
export function joinBrokenPhones(lines: readonly DraftLine[]): readonly DraftLine[] {
  const joined: DraftLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before && isLineBelow(before, line) && isBroken(before.text, line.text)) {
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text.trimEnd()} ${line.text.trimStart()}`,
      }
    } else joined.push(line)
  }
  return joined
}

const longest = 40
const fewestFigures = 9
const mostFigures = 14
/** A number that the line does not end: one with a country's code, one that begins with a zero, or one that is called a phone. */
const firstPart =
  /(?:^|[\s|·•,;:/])((?:\+\d|\(?0)[\d ()./-]*|(?<=(?:phone|tel|mobile|mob|cell)\b[.:\s]{0,3})\d[\d ()./-]*)$/i
const secondPart = /^(\d[\d ()./-]*)(?=$|[|·•,;])/

function isBroken(above: string, below: string): boolean {
  const [, first = ''] = firstPart.exec(above.trimEnd().slice(-longest)) ?? []
  const [, second = ''] = secondPart.exec(below.trimStart().slice(0, longest)) ?? []
  if (first === '' || second === '' || first.includes('@')) return false
  const [early, late] = [figuresIn(first), figuresIn(second)]
  if (early >= fewestFigures || late < 3) return false
  return early + late >= fewestFigures && early + late <= mostFigures && !isRange.test(second)
}

const isRange = /^(?:19|20)\d\d\s*[-–—]/

function figuresIn(text: string): number {
  return text.replace(/\D/g, '').length
}
