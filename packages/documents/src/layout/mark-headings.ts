import type { DraftLine } from '../draft.ts'
import { isSectionName } from './section-names.ts'
import { usualSize } from './usual-size.ts'

/** Marks the lines that head a section: by their words, or by looking larger and louder than the text. */
export function markHeadings(lines: readonly DraftLine[]): readonly DraftLine[] {
  const bodySize = usualSize(lines)
  const widest = Math.max(0, ...lines.map(({ fontSize }) => fontSize))
  return lines.map((line, index) => {
    if (!isShort(line.text)) return line
    const isNamed = isSectionName(line.text)
    // Some set a sign before each heading, as others do before each item of a list.
    if (line.kind === 'bullet' && isNamed && isUnlikeText(line, bodySize))
      return { ...line, kind: 'heading' }
    if (line.kind !== 'text') return line
    const isTitle = index < 3 && line.fontSize === widest
    const isLoud = line.bold || isCapital(line.text)
    const isLarge = line.fontSize >= 1.15 * bodySize
    const isSet = !isTitle && isLarge && isLoud && !/\d/.test(line.text)
    return isNamed || isSet ? { ...line, kind: 'heading' } : line
  })
}

function isUnlikeText(line: DraftLine, bodySize: number): boolean {
  return line.bold || isCapital(line.text) || line.fontSize >= 1.15 * bodySize
}

function isShort(text: string): boolean {
  return text.length <= 45 && text.split(/\s+/).length <= 6 && !/[.,;\t]$|\t/.test(text)
}

function isCapital(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
}
