import { recommendedPercent } from './band-look.ts'

interface ScoreBarProps {
  readonly score: number
  readonly ceiling: number
  /** The colour of the band, as a class. */
  readonly fill: string
}

/**
 * The score as a stroke: solid as far as it goes, half as high for what better telling could reach,
 * and an outline for what this CV does not show.
 */
export function ScoreBar({ score, ceiling, fill }: ScoreBarProps) {
  const reached = capped(score)
  const reachable = Math.max(reached, capped(ceiling))
  return (
    <div className="mt-4">
      <meter className="sr-only" aria-label="Match score" min={0} max={100} value={reached} />
      <div
        aria-hidden="true"
        className="relative flex h-5 items-end overflow-hidden rounded-sm border border-dashed border-line-strong"
      >
        <div className={`h-full ${fill} fills`} style={{ width: `${reached}%` }} />
        <div className="fills h-2/5 bg-partly" style={{ width: `${reachable - reached}%` }} />
        <div
          className="absolute inset-y-0 w-px bg-ink"
          style={{ left: `${recommendedPercent}%` }}
        />
      </div>
      <p
        aria-hidden="true"
        className="mt-0.5 w-fit -translate-x-1/2 text-xs text-quiet"
        style={{ marginLeft: `${recommendedPercent}%` }}
      >
        {recommendedPercent}
      </p>
    </div>
  )
}

function capped(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
