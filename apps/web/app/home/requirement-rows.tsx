import type { ExampleRequirement, RequirementStatus } from './example.ts'

const looks = {
  met: { word: 'met', className: 'marked' },
  partly: { word: 'partly', className: 'marked-partly' },
  missing: { word: 'missing', className: 'marked-missing px-1' },
  unclear: { word: 'unclear', className: 'border-b-2 border-dotted border-line-strong' },
} as const satisfies Record<RequirementStatus, { word: string; className: string }>

const importances = { must: 'must', preferred: 'preferred', nice: 'nice to have' } as const

/** What the posting asks for, and the words of the CV that answer it: one row each. */
export function RequirementRows({ rows }: { rows: readonly ExampleRequirement[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ text, importance, status, quote, points, of }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are replaced all at once
          key={index}
          className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_1.2fr_8.5rem] sm:items-baseline"
        >
          <p>
            <span className="font-medium">{text}</span>{' '}
            <span className="text-sm text-quiet">{importances[importance]}</span>
          </p>
          <p className={quote ? 'font-serif text-lg leading-snug' : 'text-quiet'}>
            {quote ? `“${quote}”` : 'Nothing in the CV says so.'}
          </p>
          <p className="flex items-baseline gap-3 text-sm sm:justify-end">
            <span className={looks[status].className}>{looks[status].word}</span>
            <span className="whitespace-nowrap text-quiet">
              {points.toFixed(1)} of {of.toFixed(1)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
