import type { Unit } from '../../text/units.ts'

/** So far a bracket reaches that says more of one thing. */
const mostLetters = 90

/** "A rota system (we use Fourth; S4Labour is fine too)" is one demand: a semicolon within brackets parts nothing. */
export function withBracketsWhole(text: string, units: readonly Unit[]): readonly Unit[] {
  const whole: Unit[] = []
  for (const unit of units) {
    const before = whole.at(-1)
    if (before && isParted(text, before, unit))
      whole[whole.length - 1] = { ...before, end: unit.end }
    else whole.push(unit)
  }
  return whole
}

function isParted(text: string, before: Unit, { start, end, startsLine }: Unit): boolean {
  if (startsLine || !text.slice(before.start, before.end).trimEnd().endsWith(';')) return false
  const open = text.lastIndexOf('(', before.end)
  if (open < before.start || text.lastIndexOf(')', before.end) > open) return false
  const close = text.slice(start, end).search(/[()]/)
  return text.charAt(start + close) === ')' && start + close - open <= mostLetters
}
