import { inflateSync } from 'node:zlib'

const ByStreams = globalThis.DecompressionStream

/**
 * Lets pdf.js unpack a packed part in one go. It asks for a stream each time, whose way through the
 * thread pool and back costs a sixth of reading a printed page. For the reading child alone: there
 * nobody else waits meanwhile, and what unpacks without end is killed from outside.
 */
export function inflateAtOnce(): void {
  Object.assign(globalThis, { DecompressionStream: AtOnce })
}

/** As much of a stream as pdf.js uses; what cannot be unpacked is refused on reading, as by a stream. */
class AtOnce {
  readonly readable: unknown
  readonly writable: unknown
  constructor(format: CompressionFormat) {
    const { readable, writable } = format === 'deflate' ? inflating() : new ByStreams(format)
    this.readable = readable
    this.writable = writable
  }
}

function inflating() {
  const unpacked: Uint8Array[] = []
  let failure: unknown
  const write = async (packed: Uint8Array): Promise<void> => {
    try {
      unpacked.push(inflateSync(packed))
    } catch (error) {
      failure = error
    }
  }
  const read = async () => {
    if (failure !== undefined) throw failure
    const value = unpacked.shift()
    return value ? { value, done: false } : { done: true }
  }
  return {
    readable: { getReader: () => ({ read }) },
    writable: { getWriter: () => ({ write, close: async () => {} }) },
  }
}
