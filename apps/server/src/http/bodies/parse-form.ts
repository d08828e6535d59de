import { Problem } from '../replies/problem.ts'
import { refuseManyFields } from './refuse-many-fields.ts'

/** Takes a form apart that has been read; what is none, or was cut off on its way, is refused. */
export async function parseForm(type: string, bytes: Uint8Array): Promise<FormData> {
  refuseManyFields(type, bytes)
  try {
    return await new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Problem('invalid_request', { message: 'The body is not a valid form.' })
  }
}
