import { Meter } from './meter.tsx'

interface PercentListProps {
  readonly items: readonly {
    readonly name: string
    readonly percent: number
    readonly note?: string
  }[]
  readonly className?: string
}

/** Named parts in percent, each with its stroke. */
export function PercentList({ items, className = '' }: PercentListProps) {
  return (
    <dl className={`grid content-start gap-x-8 gap-y-3.5 ${className}`}>
      {items.map(({ name, percent, note }) => (
        <div key={name}>
          <dt className="flex items-baseline justify-between gap-3 text-sm">
            <span>
              {name}{' '}
              {note && (
                <span className="inline-block whitespace-nowrap text-xs text-quiet">{note}</span>
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
