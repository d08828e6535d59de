import type { Unit } from '../../text/units.ts'
import { headsList } from './heads-something.ts'
import { isBullet } from './paragraph-ends.ts'

/** In a posting that has lost its empty lines, a paragraph begins behind a list or a paragraph of one line, and with what heads the next one. */
export function withParagraphs(units: readonly Unit[], text: string): readonly Unit[] {
  if (emptyLine.test(text)) return units
  let isBehindList = false
  return units.map((unit) => {
    if (!unit.startsLine) return unit
    const isItem = isBullet(text, unit)
    const startsParagraph =
      !isItem && (isBehindList || headsList(text, unit) || isBelowParagraph(text, unit))
    isBehindList = isItem
    return startsParagraph === unit.startsParagraph ? unit : { ...unit, startsParagraph }
  })
}

const emptyLine = /\n[ \t]*\n/

/** A sentence ends there beyond the widest window. */
function isBelowParagraph(text: string, { start }: Unit): boolean {
  const end = text.lastIndexOf('\n', start)
  const length = end - text.lastIndexOf('\n', end - 1)
  return end > 0 && length > widestWindow && /[.!?]\s*$/.test(text.slice(end - 3, end))
}

const widestWindow = 120
