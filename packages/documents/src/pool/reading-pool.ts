import type { ReadResult } from '../document.ts'
import type { ReadingProgress } from '../read-document.ts'
import { sniffFormat } from '../sniff-format.ts'
import { unreadable } from '../unreadable.ts'
import { hireChildren } from './hire-children.ts'
import { NoChildren } from './lending-desk.ts'
import type { ReadingLimits } from './start-child.ts'

export interface PoolOptions {
  /** Children kept warm, each reading one file at a time. */
  readonly children?: number
  /** Recognise the words of image-only PDFs. */
  readonly ocr?: boolean
  readonly limits?: Partial<ReadingLimits>
}

export interface PoolReadOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ReadingProgress) => void
}

/** Reads files in processes of their own, whatever the files do to them. */
export interface ReadingPool {
  readonly read: (
    bytes: Uint8Array,
    fileName: string,
    options?: PoolReadOptions,
  ) => Promise<ReadResult>
  /** Ends the children; what is still being read, what waits and what comes later has broken off. */
  readonly close: () => Promise<void>
}

/** Measured: a two-page CV takes 4 ms and 190 MB, a page to recognise 2 to 4 s and 600 MB in all. */
export const usualLimits: ReadingLimits = {
  heapMegabytes: 256,
  residentMegabytes: 600,
  deadlineMilliseconds: 3000,
  ocrPageMilliseconds: 30_000,
  ocrMilliseconds: 90_000,
  ocrResidentMegabytes: 1200,
  idleMegabytes: 450,
}

/** A pool of warm children; a dead one is replaced at once. */
export function createReadingPool(options: PoolOptions = {}): ReadingPool {
  const limits = { ...usualLimits, ...options.limits }
  const crew = hireChildren(options.children ?? 2, limits)
  return {
    close: crew.dismiss,
    read: async (bytes, fileName, { signal, onProgress } = {}) => {
      signal?.throwIfAborted()
      // What can be told from name and size does not trouble a child.
      const sniffed = sniffFormat(bytes, fileName)
      if ('refused' in sniffed) return unreadable(sniffed.refused)
      const child = await crew.take(signal).catch(noneForMissing)
      if (!child) return unreadable('broke_off')
      signal?.addEventListener('abort', child.kill, { once: true })
      const request = { bytes, fileName, ocr: options.ocr ?? true }
      const result = await child.read({
        request,
        onProgress: (progress) => {
          crew.relieve(child)
          onProgress?.(progress)
        },
      })
      signal?.removeEventListener('abort', child.kill)
      crew.giveBack(child)
      signal?.throwIfAborted()
      return result
    },
  }
}

function noneForMissing(error: unknown): null {
  if (error instanceof NoChildren) return null
  throw error
}
