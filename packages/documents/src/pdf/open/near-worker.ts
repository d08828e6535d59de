import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

type Listener = (event: { readonly data: unknown }) => void

let worker: PDFWorker | undefined

/**
 * The half of pdf.js that reads files, in this very thread and the same for all files. On its own it
 * would start one for each, and clone every message between the halves as if they were two threads.
 */
export function nearWorker(): PDFWorker {
  if (worker) return worker
  const port = new NearPort()
  WorkerMessageHandler.initializeFromPort(port)
  worker = startWorker(port)
  return worker
}

/** A port whose both ends are here, each heeding what names it. */
class NearPort {
  readonly #listeners = new Set<Listener>()

  postMessage(message: unknown): void {
    const event = { data: copyPlain(message) }
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener(event)
    })
  }

  addEventListener(_name: 'message', listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener)
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener), {
      once: true,
    })
  }

  removeEventListener(_name: 'message', listener: Listener): void {
    this.#listeners.delete(listener)
  }
}

/** A sender fills its lists anew after sending them; whatever is not a plain list or record stays as it is. */
function copyPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyPlain)
  if (!isRecord(value)) return value
  const copy: Record<string, unknown> = Object.create(null)
  for (const key of Object.keys(value)) copy[key] = copyPlain(value[key])
  return copy
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Of a worker pdf.js uses these three methods; its types know of no worker handed over at all. */
function startWorker(port: NearPort): PDFWorker {
  const options: unknown = { port, verbosity: VerbosityLevel.ERRORS }
  return new PDFWorker(options as ConstructorParameters<typeof PDFWorker>[0])
}
