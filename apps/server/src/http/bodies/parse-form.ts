import { Problem } from '../replies/problem.ts'
import { type FormType, notAForm } from './form-type.ts'

/** Our longest form has a dozen. */
const mostFields = 100

/** Takes a form apart that has been read; what is none, or was cut off on its way, is refused. */
export async function parseForm(type: FormType, bytes: Uint8Array): Promise<FormData> {
  refuseManyFields(type, bytes)
  const headers = { 'content-type': type.header }
  try {
    return await new Response(Buffer.from(bytes), { headers }).formData()
  } catch {
    throw notAForm()
  }
}

/** Refuses a form of so many fields that taking it apart would hold everybody up. */
function refuseManyFields({ separator }: FormType, bytes: Uint8Array): void {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let fields = 0
  for (let at = form.indexOf(separator); at !== -1; at = form.indexOf(separator, at + 1)) {
    fields += 1
    if (fields > mostFields) {
      throw new Problem('invalid_request', { message: 'The form has too many fields.' })
    }
  }
}
