import type { ScoreRequest, WorkerReply } from './live-score.ts'

/** Starts the worker that holds the engine; it is fetched with the editor only. */
export function openScorer(onReply: (reply: WorkerReply) => void): {
  ask: (request: ScoreRequest) => void
  close: () => void
} {
  const worker = new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onReply(data))
  return {
    ask: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  }
}
