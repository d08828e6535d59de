import type { ExportProof } from '@rolefit/contract'

/** Proxies take four kilobytes of headers at least, and ours are not the only ones. */
const mostLetters = 2_000
const longestMissing = 120
const mostLeftOut = 9
const longestLeftOut = 20

/** A proof as the header of its file: in plain letters, with as many of the missing words as fit. */
export function proofInHeader({ missing, left_out, ...counts }: ExportProof): string {
  const leftOut = left_out.slice(0, mostLeftOut).map((each) => each.slice(0, longestLeftOut))
  const proof = { ...counts, left_out: leftOut }
  const named: string[] = []
  for (const words of missing.map((each) => each.slice(0, longestMissing))) {
    if (inPlainLetters({ ...proof, missing: [...named, words] }).length > mostLetters) break
    named.push(words)
  }
  return inPlainLetters({ ...proof, missing: named })
}

/** JSON can say all other letters by their numbers. */
function inPlainLetters(value: object): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
