import { Meter } from '../ui/meter.tsx'

const beside = new Set(['Phrasing', 'ATS readiness'])

/** Each part of the result in percent; two of them stand beside the score and give it nothing. */
export function SubScores({ subScores }: { subScores: Readonly<Record<string, number>> }) {
  return (
    <dl className="grid gap-x-8 gap-y-3.5 sm:grid-cols-2">
      {Object.entries(subScores).map(([name, percent]) => (
        <div key={name}>
          <dt className="flex items-baseline justify-between gap-3 text-sm">
            <span>
              {name}
              {beside.has(name) && (
                <span className="pl-1.5 text-xs text-quiet">not in the score</span>
              )}
            </span>
            <span className="text-quiet">{percent}%</span>
          </dt>
          <dd className="mt-1">
            <Meter label={name} value={percent} most={100} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
