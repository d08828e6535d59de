import type { ReactNode } from 'react'
import type { LiveScore, Unscored } from './live-score.ts'
import type { LiveScoring } from './use-live-score.ts'
import { useSettled } from './use-settled.ts'

interface ScoreHeadProps {
  readonly live: Pick<LiveScoring, 'score' | 'isUnread'>
  readonly hasPosting: boolean
  /** What a narrow screen has below it. */
  readonly below: ReactNode
}

/** The number itself, always in sight; spoken once the typing has stopped. */
export function ScoreHead({ live, hasPosting, below }: ScoreHeadProps) {
  const words = useSettled(inWords(live.score), 1_500)
  return (
    <>
      <Shown live={live} hasPosting={hasPosting} below={below} />
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  )
}

function Shown({ live: { score, isUnread }, hasPosting, below }: ScoreHeadProps) {
  if (score?.status !== 'scored' || !hasPosting) {
    const isComing = hasPosting && !score && !isUnread
    const words = isComing ? 'Scoring…' : 'Not scored yet.'
    return (
      <div className="text-sm text-quiet max-lg:leading-tight">
        <p>{hasPosting ? words : 'No posting to score against yet.'}</p>
        {below}
      </div>
    )
  }
  return (
    <div className="flex items-center gap-2 sm:gap-3 lg:items-baseline" data-score={score.score}>
      <p className="shrink-0 whitespace-nowrap pl-1 font-serif text-4xl leading-none max-[25rem]:text-3xl">
        <span className={strokes.get(score.band) ?? 'marked'}>{score.score}</span>
        <span className="mt-1.5 block font-sans text-xs text-quiet min-[22.5rem]:hidden">
          ±{score.giveOrTake}
        </span>
      </p>
      <div className="text-sm max-lg:leading-tight">
        <p>
          <span className="font-medium max-lg:block">{score.band}</span>
          <span className="whitespace-nowrap text-quiet max-lg:text-xs max-[22.5rem]:hidden">
            <span className="max-lg:hidden"> · </span>
            <span className="max-[25rem]:hidden">of 100, </span>give or take {score.giveOrTake}
          </span>
        </p>
        {below}
      </div>
    </div>
  )
}

/** Below what we recommend, the stroke under the number says so, as the band beside it does. */
const strokes: ReadonlyMap<string, string> = new Map([
  ['Borderline', 'marked-partly'],
  ['Hold off', 'marked-missing px-1'],
])

function inWords(score: LiveScore | Unscored | null): string {
  return score?.status === 'scored' ? `Score ${score.score} of 100, ${score.band}.` : ''
}
