import yauzl from 'yauzl'
import { Unreadable } from '../unreadable.ts'

/** Word writes some 15 to 40 entries, a few more with pictures. */
const mostEntries = 2000
/** Declared sizes of everything; pictures are never unpacked but show what kind of file it is. */
const mostBytes = 200 * 1024 * 1024
/** One part of XML: a CV's has 50 to 500 KB. */
const mostPartBytes = 6 * 1024 * 1024

/** The parts of an Office file, unpacked when asked for, refused before that where they are too much. */
export interface Archive {
  readonly names: readonly string[]
  /** The part's text, null where there is none of that name. */
  readonly read: (name: string) => Promise<string | null>
}

export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const file = await attempt(() =>
    yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    }),
  )
  if (file.entryCount > mostEntries) throw new Unreadable('too_large')
  const entries = new Map<string, yauzl.Entry>()
  await attempt(async () => {
    let total = 0
    for await (const entry of file.eachEntry()) {
      total += entry.uncompressedSize
      if (total > mostBytes) throw new Unreadable('too_large')
      if (entry.isEncrypted()) throw new Unreadable('password')
      // Office compares the names of parts without regard to case.
      entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry)
    }
  })
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name.replace(/^\//, '').toLowerCase())
      return entry ? attempt(() => readEntry(file, entry)) : null
    },
  }
}

async function readEntry(file: yauzl.ZipFile, entry: yauzl.Entry): Promise<string> {
  if (entry.uncompressedSize > mostPartBytes) throw new Unreadable('too_large')
  const stream = await file.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = !isUtf16 ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'
  return new TextDecoder(encoding).decode(bytes)
}

async function attempt<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}
