import { Problem } from '../replies/problem.ts'
import { parseJsonWithoutNul } from './drop-nul.ts'

/** Every JSON body of ours is a small form. */
export const maxJsonBytes = 64 * 1024

/** Reads a JSON body of at most so many bytes, whatever its headers claim. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new Problem('invalid_request', { message: 'The body has to be JSON.' })
  }
  const bytes = await readBytes(request, maxBytes)
  try {
    return parseJsonWithoutNul(new TextDecoder().decode(bytes))
  } catch {
    throw new Problem('invalid_request', { message: 'The body is not valid JSON.' })
  }
}

/** Reads a body of at most so many bytes, as it came. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Problem('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) throw new Problem('too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    // All else that fails here is the line, which broke or carried no request.
    throw error instanceof Problem ? error : new Problem('cancelled')
  }
  return Buffer.concat(chunks)
}
