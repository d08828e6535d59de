/** Stands behind a way of telling that is one abbreviation, and tells only where a CV writes it as one. */
export const inCapitals = '^'

/** "MAR", "MARs" and "SOX", but not the month, and no word that only has the same root. */
export function isInCapitals(written: string): boolean {
  return abbreviation.test(written)
}

const abbreviation = /^[A-Z][A-Z&]{0,4}s?$/
