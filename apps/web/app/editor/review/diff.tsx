import { diffWords } from '../state/diff-words.ts'

interface DiffProps {
  readonly before: string
  readonly after: string
}

/** Both wordings in one: what goes is struck out, what comes is marked. */
export function Diff({ before, after }: DiffProps) {
  return (
    <p>
      <span className="sr-only">{`Before: ${before} After: ${after}`}</span>
      <span aria-hidden="true">
        {diffWords(before, after).map(({ kind, text }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and are replaced all at once
          if (kind === 'same') return <span key={index}>{text}</span>
          if (kind === 'out') {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <del key={index} className="text-quiet decoration-missing">
                {text}
              </del>
            )
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <ins key={index} className="marked no-underline">
              {text}
            </ins>
          )
        })}
      </span>
    </p>
  )
}
