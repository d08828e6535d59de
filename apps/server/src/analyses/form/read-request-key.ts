import { Problem } from '../../http/replies/problem.ts'
import { hashTexts } from '../hash-texts.ts'

const longestKey = 200

/** What is kept of an `Idempotency-Key`; null where none was sent. */
export function readRequestKey(header: string | undefined): string | null {
  const key = header?.trim() ?? ''
  if (key.length > longestKey) {
    throw new Problem('invalid_request', {
      message: `"Idempotency-Key" may have ${longestKey} characters at most.`,
    })
  }
  return key === '' ? null : hashTexts([key])
}
