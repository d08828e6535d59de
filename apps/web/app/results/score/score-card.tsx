import type { Analysis } from '@rolefit/contract'
import { Doubts } from '../../ui/doubts.tsx'
import { Stroke } from '../../ui/stroke.tsx'
import { bandLook, recommendedPercent } from './band-look.ts'
import { ScoreBar } from './score-bar.tsx'

interface ScoreCardProps {
  readonly score: number
  readonly band: string
  /** Left out where only the number was shared. */
  readonly ceiling?: number
  readonly certainty?: Analysis['certainty']
  /** Advice is for the owner; a reader of a shared link gets the number alone. */
  readonly audience?: 'owner' | 'reader'
}

/** Where so much is in doubt, advice on applying would be a guess. */
const tooLittleKnown = 'Take this number as a rough estimate.'

/** The number, what it means, and how sure it is. */
export function ScoreCard({ score, band, ceiling, certainty, audience = 'owner' }: ScoreCardProps) {
  const look = bandLook(band)
  const isUnsure = certainty?.level === 'low'
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="font-serif text-6xl leading-none">
          <Stroke kind={look.stroke}>{score}</Stroke>
          <span className="pl-2.5 font-sans text-base text-quiet">{' of 100'}</span>
        </span>
        <span className="text-lg font-medium">{band}</span>
      </p>
      <ScoreBar score={score} ceiling={ceiling ?? score} fill={look.fill} />
      {isUnsure && <Doubts doubts={certainty.reasons} areGrave />}
      {audience === 'owner' && (
        <p className="mt-3 max-w-[40rem]">{isUnsure ? tooLittleKnown : look.recommendation}</p>
      )}
      <p className="mt-1.5 max-w-[40rem] text-sm text-quiet">
        Recommended match score: at least {recommendedPercent}%.
        {certainty &&
          certainty.points > 0 &&
          ` This one may be off by ${certainty.points} points to either side.`}{' '}
        An estimate of overlap, not a verdict on a person.
      </p>
      {certainty && !isUnsure && <Doubts doubts={certainty.reasons} />}
    </div>
  )
}
