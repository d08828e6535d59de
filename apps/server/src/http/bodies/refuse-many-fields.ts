import { Problem } from '../replies/problem.ts'

/** Our longest form has a dozen. */
const mostFields = 100

/** Refuses a form of so many fields that taking it apart would hold everybody up. */
export function refuseManyFields(type: string, bytes: Uint8Array): void {
  const separator = separatorOf(type)
  if (separator === null) return
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let fields = 0
  for (let at = form.indexOf(separator); at !== -1; at = form.indexOf(separator, at + 1)) {
    fields += 1
    if (fields > mostFields) {
      throw new Problem('invalid_request', { message: 'The form has too many fields.' })
    }
  }
}

/** What stands between two fields; null where it is no form. */
function separatorOf(type: string): string | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return '&'
  if (!/^multipart\/form-data\b/i.test(type)) return null
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  return `--${quoted ?? plain ?? ''}`
}
