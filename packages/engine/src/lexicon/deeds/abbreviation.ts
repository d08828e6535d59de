/**
 * Stands behind a way of telling that is one abbreviation, and tells only where a CV writes it as one; or between the
 * first part of a name of several ("NeoLoad", which is read as two words where the word data does not know it) and all of it.
 */
export const asWritten = '^'

/** "MAR", "MARs" and "SOX", but not the month, and no word that only has the same root. */
export function isInCapitals(written: string): boolean {
  return abbreviation.test(written)
}

const abbreviation = /^[A-Z][A-Z&]{0,4}s?$/
