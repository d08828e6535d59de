import type { LedgerRow } from './live-score.ts'

const looks = {
  met: { word: 'met', className: 'marked' },
  partly: { word: 'partly', className: 'marked-partly' },
  missing: { word: 'missing', className: 'marked-missing px-1' },
  unclear: { word: 'unclear', className: 'border-b-2 border-dotted border-line-strong' },
} as const satisfies Record<LedgerRow['status'], { word: string; className: string }>

const importances = { must: 'must', preferred: 'preferred', nice: 'nice to have' } as const

interface LedgerProps {
  readonly rows: readonly LedgerRow[]
  /** Called with the path of the text that a row rests on. */
  readonly onPick: (path: string) => void
}

/** What the posting asks for, what answers it, and what that gives: it moves as the CV is typed. */
export function Ledger({ rows, onPick }: LedgerProps) {
  return (
    <div>
      <h3 className="text-lg">What the posting asks for</h3>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} onPick={onPick} />
        ))}
      </ul>
    </div>
  )
}

function Row({ row, onPick }: { row: LedgerRow; onPick: LedgerProps['onPick'] }) {
  const { text, importance, status, points, of, isInOwnWords, quote, path } = row
  return (
    <li className="py-3 text-sm">
      <p className="flex items-baseline justify-between gap-4 max-[20rem]:flex-wrap">
        <span className="min-w-0">
          <span className="font-medium">{text}</span>{' '}
          <span className="whitespace-nowrap text-quiet">{importances[importance]}</span>
        </span>
        <span className="flex shrink-0 items-baseline gap-3 max-[20rem]:shrink max-[20rem]:flex-wrap">
          <span className={looks[status].className}>{looks[status].word}</span>
          <span className="w-22 whitespace-nowrap text-right sm:w-24 text-quiet">
            {of > 0 ? `${points.toFixed(1)} of ${of.toFixed(1)}` : 'not counted'}
          </span>
        </span>
      </p>
      {isInOwnWords && <p className="mt-1 text-quiet">In your own words:</p>}
      {quote && path && (
        <button
          type="button"
          onClick={() => onPick(path)}
          className="touch-sized mt-1 block min-h-6 max-w-full text-left font-serif text-base leading-snug underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          “{quote}”
        </button>
      )}
      {quote && !path && <p className="mt-1 font-serif text-base leading-snug">“{quote}”</p>}
    </li>
  )
}
