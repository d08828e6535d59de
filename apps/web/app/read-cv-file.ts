import { type PageRequest, pageContext } from './page-context.ts'

/** The text of a CV file as the API reads it, or why it could not be read. */
export type FileText =
  | { readonly ok: true; readonly text: string; readonly fileName: string }
  | { readonly ok: false; readonly problem: string }

/** Has a CV file read without keeping anything of it. */
export async function readCvFile({ request, context }: PageRequest, file: File): Promise<FileText> {
  const body = new FormData()
  body.set('cv', file)
  const { fetchApi } = context.get(pageContext)
  const address = `${new URL(request.url).origin}/api/read-cv`
  const response = await fetchApi(address, { method: 'POST', body })
  const reply: unknown = await response.json().catch(() => null)
  if (isFileText(reply)) return { ok: true, text: reply.text, fileName: reply.file_name }
  return { ok: false, problem: messageIn(reply) ?? 'This file could not be read.' }
}

function isFileText(reply: unknown): reply is { text: string; file_name: string } {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'text' in reply &&
    typeof reply.text === 'string' &&
    'file_name' in reply &&
    typeof reply.file_name === 'string'
  )
}

function messageIn(reply: unknown): string | null {
  const hasMessage = typeof reply === 'object' && reply !== null && 'message' in reply
  return hasMessage && typeof reply.message === 'string' ? reply.message : null
}
