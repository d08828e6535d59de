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
      {rows.map(({ text, importance, status, quote }) => (
        <li
          key={text}
          className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_1.3fr_5rem] sm:items-baseline"
        >
          <p>
            <span className="font-medium">{text}</span>{' '}
            <span className="text-sm text-quiet">{importances[importance]}</span>
          </p>
          <p className={quote ? 'font-serif text-lg leading-snug' : 'text-quiet'}>
            {quote ? `“${quote}”` : 'Nothing in the CV says so.'}
          </p>
          <p className="text-sm sm:justify-self-end">
            <span className={looks[status].className}>{looks[status].word}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
