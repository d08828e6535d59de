import type { Move } from '../state/list-proposal.ts'

interface MovesProps {
  /** By which the buttons that decide about it are told apart when they are read out. */
  readonly id: string
  readonly moves: readonly Move[]
}

/** What would come further up in a list, or into it: the lines as they are, each with its way. */
export function Moves({ id, moves }: MovesProps) {
  return (
    <ul id={id} className="space-y-1.5">
      {moves.map((move) => (
        <li key={`${move.from} ${move.text}`} className="flex gap-3">
          <span className="mt-0.5 w-28 shrink-0 text-sm text-quiet">{wayOf(move)}</span>
          <span className={move.from === null ? 'marked' : undefined}>{move.text}</span>
        </li>
      ))}
    </ul>
  )
}

function wayOf({ from, to }: Move): string {
  return from === null ? 'new' : `from ${ordinal(from)} to ${ordinal(to)}`
}

function ordinal(place: number): string {
  return `${place}${endings[rules.select(place)] ?? 'th'}`
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}
