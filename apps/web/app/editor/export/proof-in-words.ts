import type { ExportProof } from '@rolefit/contract'

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
    .map(([many, one]) => ({ got: proof[many], of: proof.of[many], many, one }))
    .filter(({ of }) => of > 0)
  if (counts.length === 0) return 'Read back and compared.'
  if (counts.every(({ got, of }) => got >= of)) {
    const all = counts.map(({ of, many, one }) => `${of} ${of === 1 ? one : many}`)
    return `Read back and compared: all ${all.join(', ')} recovered.`
  }
  const some = counts.map(({ got, of, many, one }) => `${got} of ${of} ${of === 1 ? one : many}`)
  return `Read back: every word is in the file. A parser told apart ${some.join(', ')}.`
}

/** What a PDF could not show, in one sentence; empty where it shows all. */
export function leftOutInWords({ left_out: leftOut }: ExportProof): string {
  const named = leftOut.slice(0, mostNamed).join(' ')
  const more = leftOut.length > mostNamed ? ' and more' : ''
  return named && `The PDF is without ${named}${more}, which it has no font for; the DOCX has all.`
}

const mostNamed = 8

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
    hasCounts(value) &&
    'of' in value &&
    hasCounts(value.of) &&
    'left_out' in value &&
    Array.isArray(value.left_out)
  )
}

function hasCounts(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    nouns.every(([name]) => name in value && typeof Reflect.get(value, name) === 'number')
  )
}
