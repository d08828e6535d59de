import { deflateSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { inflateAtOnce } from './inflate-at-once.ts'

const ByStreams = globalThis.DecompressionStream

afterEach(() => {
  Object.assign(globalThis, { DecompressionStream: ByStreams })
})

/** What pdf.js does with a packed part, or 'refused'. */
async function unpack(packed: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<string> {
  const { readable, writable } = new DecompressionStream(format)
  const writer = writable.getWriter()
  writer.write(packed).catch(() => {})
  writer.close().catch(() => {})
  const reader = readable.getReader()
  const parts: Uint8Array[] = []
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
    }
  } catch {
    return 'refused'
  }
  return Buffer.concat(parts).toString()
}

describe('inflateAtOnce', () => {
  const words = 'Led a team of 6 nurses. '.repeat(5_000)
  const packed = Uint8Array.from(deflateSync(words))

  it('unpacks and refuses what a stream would', async () => {
    const cut = packed.slice(0, packed.length / 2)
    const soup = Uint8Array.from(Buffer.from('no such thing'))
    const before = [packed, cut, soup].map((each) => unpack(each, 'deflate'))
    expect(await Promise.all(before)).toEqual([words, 'refused', 'refused'])
    inflateAtOnce()
    const after = [packed, cut, soup].map((each) => unpack(each, 'deflate'))
    expect(await Promise.all(after)).toEqual([words, 'refused', 'refused'])
  })

  it('leaves other formats to streams', async () => {
    inflateAtOnce()
    expect(await unpack(packed, 'gzip')).toBe('refused')
  })
})
