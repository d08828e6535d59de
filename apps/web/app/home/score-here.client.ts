import type { Example, Sample } from './example.ts'

export type Scored =
  | { readonly status: 'scored'; readonly example: Example }
  | { readonly status: 'refused'; readonly problem: string }
  /** The engine, or words that it needs, could not be fetched. */
  | { readonly status: 'lost' }

let idle: Worker | null = null

/** Fetches the engine for whoever is about to ask it: on a slow line it takes as long as the typing does. */
export function fetchEngine(): void {
  if (idle) return
  const worker = openWorker()
  idle = worker
  worker.onerror = () => {
    if (idle === worker) idle = null
  }
}

/** Scores two texts in this browser; the engine is fetched where it is not there yet. */
export async function scoreHere(texts: Sample): Promise<Scored> {
  const worker = idle ?? openWorker()
  idle = null
  const scored = await ask(worker, texts)
  // What a worker could not fetch it never fetches: the next attempt has one of its own.
  if (scored.status === 'lost' || idle) worker.terminate()
  else idle = worker
  return scored
}

function openWorker(): Worker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
}

function ask(worker: Worker, texts: Sample): Promise<Scored> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Scored>) => resolve(data)
    worker.onerror = () => resolve({ status: 'lost' })
    worker.postMessage(texts)
  })
}
