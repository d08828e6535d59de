/** What the server found when it read the exported file back. */
export interface ExportProof {
  readonly roles: number
  readonly dates: number
  readonly bullets: number
  readonly skills: number
  readonly schools: number
}

const nouns = [
  ['roles', 'role'],
  ['dates', 'date'],
  ['bullets', 'bullet'],
  ['schools', 'school'],
  ['skills', 'skill'],
] as const

/** "All 4 roles, 9 dates and 23 skills recovered." What the CV does not have is not named. */
export function proofInWords(proof: ExportProof): string {
  const counts = nouns
    .map(([many, one]) => ({ count: proof[many], noun: proof[many] === 1 ? one : many }))
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => `${count} ${noun}`)
  if (counts.length === 0) return 'Read back and compared.'
  return `Read back and compared: all ${counts.join(', ')} recovered.`
}

/** Reads the header that comes with the file; what is not a proof says nothing. */
export function readProof(header: string | null): ExportProof | null {
  try {
    const value: unknown = JSON.parse(header ?? '')
    return isProof(value) ? value : null
  } catch {
    return null
  }
}

function isProof(value: unknown): value is ExportProof {
  return (
    typeof value === 'object' &&
    value !== null &&
    nouns.every(([name]) => name in value && typeof Reflect.get(value, name) === 'number')
  )
}
