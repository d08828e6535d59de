import type { Unit } from '../../text/units.ts'
import { headsList } from './heads-something.ts'
import { isBullet } from './paragraph-ends.ts'

/** In a posting that has lost its empty lines, a paragraph begins behind a list, and with what heads the next one. */
export function withParagraphs(units: readonly Unit[], text: string): readonly Unit[] {
  if (emptyLine.test(text)) return units
  let isBehindList = false
  return units.map((unit) => {
    if (!unit.startsLine) return unit
    const isItem = isBullet(text, unit)
    const startsParagraph = !isItem && (isBehindList || headsList(text, unit))
    isBehindList = isItem
    return startsParagraph === unit.startsParagraph ? unit : { ...unit, startsParagraph }
  })
}

const emptyLine = /\n[ \t]*\n/
