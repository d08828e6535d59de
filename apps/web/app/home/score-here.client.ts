import type { Example, Sample } from './example.ts'

export type Scored =
  | { readonly status: 'scored'; readonly example: Example }
  | { readonly status: 'refused'; readonly problem: string }
  /** The engine, or words that it needs, could not be fetched. */
  | { readonly status: 'lost' }

let idle: Worker | null = null

/** Scores two texts in this browser; the engine is fetched when it is first asked for. */
export async function scoreHere(texts: Sample): Promise<Scored> {
  const worker =
    idle ?? new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  idle = null
  const scored = await ask(worker, texts)
  // What a worker could not fetch it never fetches: the next attempt has one of its own.
  if (scored.status === 'lost' || idle) worker.terminate()
  else idle = worker
  return scored
}

function ask(worker: Worker, texts: Sample): Promise<Scored> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Scored>) => resolve(data)
    worker.onerror = () => resolve({ status: 'lost' })
    worker.postMessage(texts)
  })
}
