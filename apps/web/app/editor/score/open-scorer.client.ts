import type { ScoreReply, ScoreRequest, WeighReply } from './live-score.ts'

/** Starts the worker that holds the engine; it is fetched with the editor only. */
export function openScorer(onReply: (reply: ScoreReply | WeighReply) => void): {
  ask: (request: ScoreRequest) => void
  close: () => void
} {
  const worker = new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<ScoreReply | WeighReply>) =>
    onReply(data),
  )
  return {
    ask: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  }
}
