import { Link } from 'react-router'
import type { CreditEntry } from '@rolefit/contract'
import { dayInWords } from '../ui/day-in-words.ts'
import { Sheet } from '../ui/sheet.tsx'

interface CreditHistoryProps {
  readonly entries: readonly CreditEntry[]
  readonly older: number
}

/** The ledger in words: every change of the balance, why, and what was left. */
export function CreditHistory({ entries, older }: CreditHistoryProps) {
  return (
    <Sheet>
      <h2 className="text-2xl">Where your credits went</h2>
      <table className="mt-5 w-full text-left text-[0.9375rem]">
        <thead className="text-sm text-quiet">
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-4 font-medium">
              What happened
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-medium">
              Change
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // Entries are never reordered, and two may say the same at the same time.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells them apart
            <HistoryRow key={index} entry={entry} />
          ))}
        </tbody>
      </table>
      {older > 0 && (
        <p className="mt-4 text-sm text-quiet">
          {older} older.{' '}
          <Link
            to="?entries=all"
            preventScrollReset
            className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
          >
            Show them
          </Link>
        </p>
      )}
    </Sheet>
  )
}

function HistoryRow({ entry: { at, words, credits, balance } }: { entry: CreditEntry }) {
  return (
    <tr className="border-b border-line">
      <td className="py-3 pr-4">
        <span className="wrap-anywhere">{words}</span>
        <time dateTime={at} className="block text-sm text-quiet">
          {dayInWords(at)}
        </time>
      </td>
      <td className="whitespace-nowrap py-3 pr-4 text-right align-top">
        {credits > 0 ? <span className="marked">+{credits}</span> : `−${-credits}`}
      </td>
      <td className="py-3 text-right align-top text-quiet">{balance}</td>
    </tr>
  )
}
