import { Problem } from './problem.ts'

/**
 * A request whose body ends in an error once it has had so many bytes, whatever its headers claim: for
 * whoever reads it by means that know no limit.
 */
export function capBody(
  request: Request,
  maxBytes: number,
): { readonly request: Request; readonly isTooLarge: () => boolean } {
  if (!request.body) return { request, isTooLarge: () => false }
  let size = 0
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(new Problem('too_large'))
      else controller.enqueue(chunk)
    },
  })
  // The standard asks for `duplex` with a stream; TypeScript does not know it yet.
  const init: RequestInit & { duplex: 'half' } = {
    body: request.body.pipeThrough(cap),
    duplex: 'half',
  }
  return { request: new Request(request, init), isTooLarge: () => size > maxBytes }
}
