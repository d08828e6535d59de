import type { Pair } from './pairs.ts'

/** How well scores tell pairs that belong together from pairs that do not. */
export interface Separation {
  /** The chance that a fitting CV scores above one that does not fit: mean over jobs, then fields. */
  readonly auc: number
  readonly byField: ReadonlyMap<string, number>
}

export type Scorer = (pair: Pair) => number

/** Measures the separation of one task's pairs. */
export function measureSeparation(pairs: readonly Pair[], scoreOf: Scorer): Separation {
  const perField = new Map<string, number[]>()
  for (const group of Map.groupBy(pairs, (pair) => pair.group).values()) {
    const fitting = group.filter(({ label }) => label === 1).map(scoreOf)
    const others = group.filter(({ label }) => label === 0).map(scoreOf)
    const field = group[0]?.field ?? ''
    if (fitting.length === 0 || others.length === 0) continue
    perField.set(field, [...(perField.get(field) ?? []), areaUnderCurve(fitting, others)])
  }
  const byField = new Map([...perField].map(([field, values]) => [field, mean(values)]))
  return { auc: mean([...byField.values()]), byField }
}

export function areaUnderCurve(fitting: readonly number[], others: readonly number[]): number {
  let wins = 0
  for (const a of fitting) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (fitting.length * others.length)
}

/** The mean of some values; 0 of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
