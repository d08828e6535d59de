import type { Month } from '@rolefit/engine'

/** The month a moment lies in, by universal time: the same on every node. */
export function monthOf(now: number): Month {
  const date = new Date(now)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}
