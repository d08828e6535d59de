import type { Analysis } from '@rolefit/contract'
import { Icon } from '../../ui/icon.tsx'
import { Stroke } from '../../ui/stroke.tsx'
import { statusLook } from '../status-look.ts'
import { QuotesSideBySide } from '../texts/quotes-side-by-side.tsx'
import type { LedgerEntry } from './ledger-entries.ts'
import { quotedLine } from './quoted-line.ts'

interface LedgerRowProps {
  readonly entry: LedgerEntry
  readonly analysis: Analysis
  /** Left out on the screen by choice; on paper every requirement stands. */
  readonly isShown: boolean
}

const columns = 'sm:grid-cols-[5.5rem_1fr_6.5rem_1.25rem]'

/** One requirement; opened, it shows both texts at the place. Works without JavaScript; on paper it is one quote. */
export function LedgerRow({ entry, analysis, isShown }: LedgerRowProps) {
  const { requirement, points, of } = entry
  const { text, status, evidence, how } = requirement
  const [best] = evidence
  const look = statusLook[status]
  return (
    <li className={isShown ? 'break-inside-avoid' : 'hidden break-inside-avoid print:list-item'}>
      <details name={`ledger-${analysis.id}`} className="group">
        <summary
          className={`grid list-none grid-cols-[auto_minmax(0,1fr)_1.25rem] items-baseline gap-x-3 gap-y-1 py-3 sm:gap-y-0.5 print:py-1.5 hover:bg-sheet [&::-webkit-details-marker]:hidden ${columns}`}
        >
          <span className="col-start-1 row-start-1 text-sm">
            <Stroke kind={look.stroke}>{look.word}</Stroke>
          </span>
          <span className="col-start-1 col-end-4 row-start-2 min-w-0 sm:col-start-2 sm:col-end-3 sm:row-start-1">
            <span className="font-medium">{text}</span>
            {best && (
              <span className="mt-0.5 block truncate text-sm text-quiet group-open:hidden print:line-clamp-2! print:whitespace-normal">
                {how === 'told' && (
                  <span className="block sm:inline print:inline">In your own words: </span>
                )}
                “{quotedLine(analysis.cv_text, best)}”
              </span>
            )}
          </span>
          <span className="col-start-2 row-start-1 whitespace-nowrap text-sm text-quiet max-[20rem]:whitespace-normal sm:col-start-3 sm:text-right">
            {of > 0 ? `${points.toFixed(1)} of ${of.toFixed(1)}` : 'not counted'}
            {of > 0 && <span className="sr-only"> points</span>}
          </span>
          <span className="col-start-3 row-start-1 self-center sm:col-start-4">
            <Icon name="down" className="size-4 text-quiet group-open:rotate-180 print:hidden" />
          </span>
        </summary>
        <QuotesSideBySide requirement={requirement} analysis={analysis} />
      </details>
    </li>
  )
}
