import { Problem } from './problem.ts'
import { readBytes } from './read-body.ts'
import { refuseManyFields } from './refuse-many-fields.ts'

/** A CV of five megabytes, its posting, and what a form puts around them. */
export const maxFormBytes = 6 * 1024 * 1024

/** Reads a form of at most so many bytes, whatever its headers claim; a field given twice counts once. */
export async function readForm(request: Request, maxBytes: number): Promise<object> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new Problem('invalid_request', { message: 'The body has to be a form.' })
  }
  const bytes = await readBytes(request, maxBytes)
  refuseManyFields(type, bytes)
  try {
    const form = await new Response(Buffer.from(bytes), {
      headers: { 'content-type': type },
    }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new Problem('invalid_request', { message: 'The body is not a valid form.' })
  }
}
