import { longestCvName } from '@rolefit/contract/input-rules'

/** The name itself, or with the first number behind it that no other CV of the account bears: "Nurse (2)". */
export function freeName(name: string, taken: readonly string[]): string {
  const others = new Set(taken)
  if (!others.has(name)) return name
  const base = withoutNumber(name)
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`
    const numbered = base.slice(0, longestCvName - mark.length).trimEnd() + mark
    if (!others.has(numbered)) return numbered
  }
}

/** The name that a number was put behind; years stay. */
export function withoutNumber(name: string): string {
  return name.replace(/ \(\d{1,3}\)$/, '')
}
