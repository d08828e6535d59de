import type { CvDocument, CvFormat, CvStyle, ExportProof } from '@rolefit/contract'
import { readProof } from './proof-in-words.ts'

export type Exported =
  | { readonly ok: true; readonly file: Blob; readonly proof: ExportProof | null }
  | { readonly ok: false; readonly reason: string | null; readonly isForWordOnly: boolean }

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
    if (!response.ok) return refusalIn(await response.json().catch(() => null))
    const proof = readProof(response.headers.get('x-export-proof'))
    return { ok: true, file: await response.blob(), proof }
  } catch {
    return { ok: false, reason: 'The connection was lost.', isForWordOnly: false }
  }
}

/** Saves a file as the browser saves a download. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after this has ended.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}

const keptMs = 60_000

function refusalIn(reply: unknown): Exported {
  const isReply = typeof reply === 'object' && reply !== null
  const text = (name: string) => {
    const value: unknown = isReply ? Reflect.get(reply, name) : null
    return typeof value === 'string' ? value : null
  }
  return {
    ok: false,
    reason: text('message'),
    isForWordOnly: text('error') === 'unset_characters',
  }
}
