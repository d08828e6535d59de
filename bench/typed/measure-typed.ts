import { readCv } from '@rolefit/engine'
import { createChance } from '../templates/chance.ts'
import type { Kind } from './kinds.ts'

export interface Tally {
  readonly cvs: number
  readonly whole: number
}

export interface Measured extends Tally {
  readonly byFormat: ReadonlyMap<string, Tally>
  readonly misread: readonly Misread[]
}

interface Misread {
  readonly number: number
  readonly text: string
  readonly lost: readonly string[]
}

/** How many of the CVs drawn by the numbers from one to the other are read whole, in all and by format. */
export function measureTyped({ draw }: Kind, from: number, to: number): Measured {
  const byFormat = new Map<string, Tally>()
  const misread: Misread[] = []
  for (let number = from; number <= to; number += 1) {
    const { text, formats, findLost } = draw(createChance(number))
    const lost = findLost(readCv(text))
    if (lost.length > 0) misread.push({ number, text, lost })
    for (const format of formats)
      byFormat.set(format, counted(byFormat.get(format), lost.length === 0))
  }
  const cvs = to - from + 1
  return { cvs, whole: cvs - misread.length, byFormat, misread }
}

export function shareWhole({ cvs, whole }: Tally): number {
  return whole / cvs
}

/** The formats of which the least share is read whole, the weakest first. */
export function listWeakest(
  { byFormat }: Measured,
  count: number,
): readonly (readonly [format: string, tally: Tally])[] {
  return [...byFormat]
    .sort(([, one], [, other]) => shareWhole(one) - shareWhole(other))
    .slice(0, count)
}

function counted({ cvs, whole }: Tally = { cvs: 0, whole: 0 }, isWhole: boolean): Tally {
  return { cvs: cvs + 1, whole: whole + (isWhole ? 1 : 0) }
}
