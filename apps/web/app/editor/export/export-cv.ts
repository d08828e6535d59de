import type { CvDocument, CvFormat, CvStyle, ExportProof } from '@rolefit/contract'
import { readProof } from './proof-in-words.ts'

export type Exported =
  | { readonly ok: true; readonly file: Blob; readonly proof: ExportProof | null }
  | { readonly ok: false; readonly reason: string | null }

interface ExportOrder {
  readonly cv: CvDocument
  readonly format: CvFormat
  readonly style: CvStyle
}

/** Has the server write the file; it reads it back, and sends nothing that lost a word. */
export async function exportCv(order: ExportOrder): Promise<Exported> {
  try {
    const response = await fetch('/api/export-cv', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    if (!response.ok) return { ok: false, reason: reasonIn(await response.json()) }
    const proof = readProof(response.headers.get('x-export-proof'))
    return { ok: true, file: await response.blob(), proof }
  } catch {
    return { ok: false, reason: 'The connection was lost.' }
  }
}

/** Saves a file as the browser saves a download. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function reasonIn(reply: unknown): string | null {
  const hasMessage = typeof reply === 'object' && reply !== null && 'message' in reply
  return hasMessage && typeof reply.message === 'string' ? reply.message : null
}
