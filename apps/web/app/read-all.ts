import { Writable } from 'node:stream'

interface Pipeable {
  readonly pipe: (destination: NodeJS.WritableStream) => unknown
}

/** Starts a rendering, waits until all of it is there, and answers it as bytes. */
export function readAll(
  start: (done: () => void, failed: (error: unknown) => void) => Pipeable,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write: (chunk: Uint8Array, _, next) => {
        chunks.push(chunk)
        next()
      },
    })
    sink.on('finish', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    const rendering = start(() => rendering.pipe(sink), reject)
  })
}
