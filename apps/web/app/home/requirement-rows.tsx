import { strokeClass } from '../ui/stroke.tsx'
import type { ExampleRequirement, Quoted, RequirementStatus } from './example.ts'

const looks = {
  met: { word: 'met', className: strokeClass.solid },
  partly: { word: 'partly', className: strokeClass.half },
  missing: { word: 'missing', className: strokeClass.dashed },
  unclear: { word: 'unclear', className: strokeClass.dotted },
} as const satisfies Record<RequirementStatus, { word: string; className: string }>

const withoutQuote = {
  met: 'The CV as a whole.',
  partly: 'The CV as a whole.',
  missing: 'Nothing in the CV says so.',
  unclear: 'The CV does not say.',
} as const satisfies Record<RequirementStatus, string>

const importances = { must: 'must', preferred: 'preferred', nice: 'nice to have' } as const

/** What the posting asks for, and the line of the CV that answers it: one row each. */
export function RequirementRows({ rows }: { rows: readonly ExampleRequirement[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ text, importance, status, said, isInOwnWords, points, of }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are replaced all at once
          key={index}
          className="grid break-inside-avoid gap-x-8 gap-y-1.5 py-4 sm:grid-cols-[1fr_1.5fr_8.5rem] sm:items-baseline"
        >
          <p>
            <span className="font-medium">{text}</span>{' '}
            <span className="text-sm text-quiet">{importances[importance]}</span>
          </p>
          <p className={said ? 'font-serif text-lg leading-snug' : 'text-quiet'}>
            {isInOwnWords && (
              <span className="block font-sans text-sm text-quiet">In words of its own:</span>
            )}
            {said ? (
              <MarkedLine words={said} className={looks[status].className} />
            ) : (
              withoutQuote[status]
            )}
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

function MarkedLine({ words, className }: { words: Quoted; className: string }) {
  return (
    <>
      {words.before}
      <span className={className}>{words.quote}</span>
      {words.after}
    </>
  )
}
