import type { LiveScore, Unscored } from './live-score.ts'
import type { LiveScoring } from './use-live-score.ts'
import { useSettled } from './use-settled.ts'

interface ScoreHeadProps {
  readonly live: Pick<LiveScoring, 'score' | 'isUnread'>
  readonly hasPosting: boolean
}

/** The number itself, always in sight; spoken once the typing has stopped. */
export function ScoreHead({ live, hasPosting }: ScoreHeadProps) {
  const words = useSettled(inWords(live.score), 1_500)
  return (
    <>
      <Shown live={live} hasPosting={hasPosting} />
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  )
}

function Shown({ live: { score, isUnread }, hasPosting }: ScoreHeadProps) {
  if (!hasPosting) return <p className="text-sm text-quiet">No posting to score against yet.</p>
  if (!score && !isUnread) return <p className="text-sm text-quiet">Scoring…</p>
  if (score?.status !== 'scored') return <p className="text-sm text-quiet">Not scored yet.</p>
  return (
    <p className="flex items-center gap-2 sm:items-baseline sm:gap-3" data-score={score.score}>
      <span className="pl-1 font-serif text-4xl leading-none">
        <span className={strokes.get(score.band) ?? 'marked'}>{score.score}</span>
      </span>
      <span className="text-sm max-sm:leading-tight">
        <span className="font-medium max-sm:block">{score.band}</span>
        <span className="text-quiet max-sm:text-xs">
          <span className="max-sm:hidden"> · </span>
          <span className="max-[25rem]:hidden">of 100, </span>give or take {score.giveOrTake}
        </span>
      </span>
    </p>
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
