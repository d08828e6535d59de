import { useId } from 'react'
import type { LineNote } from '@rolefit/contract'
import { useEditorTools, useFieldNotes } from '../editor-context.ts'
import { Diff } from '../review/diff.tsx'
import { WeightInWords } from '../review/weight-in-words.tsx'

/** What is to say about a line: the change proposed for it, and what a reader would stumble over. */
export function LineNotes({ field }: { field: string }) {
  const { dispatch, goTo } = useEditorTools()
  const { notesOf, proposalFor } = useFieldNotes()
  const proposal = proposalFor(field)
  const notes = notesOf(field)
  if (proposal) return <ProposedChange {...proposal} />
  if (notes.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="touch-sized inline-flex min-h-8 list-none items-center gap-2 px-1 text-quiet hover:text-ink [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="h-2 w-4 rounded-[1px] bg-partly" />
        {notes.map(({ code }) => labels[code]).join(', ')}
      </summary>
      <ul className="mb-2 space-y-2 border-l-2 border-partly pl-3">
        {notes.map(({ code, advice, fix }) => (
          <li key={code}>
            <p>{advice}</p>
            {fix.length > 0 && (
              <button
                type="button"
                onClick={() => {
                  dispatch({ type: 'reword', field, texts: fix })
                  goTo(field)
                }}
                className="touch-sized mt-1 min-h-8 max-w-full text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                Use “{fix.join(' / ')}”
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const labels = {
  'weak-verb': 'weak opening',
  'first-person': 'first person',
  tense: 'tense',
  'no-result': 'no result',
  'too-long': 'too long',
  'repeated-verb': 'repeated verb',
} as const satisfies Record<LineNote['code'], string>

interface ProposedChangeProps {
  readonly field: string
  readonly before: string
  readonly after: string
  readonly because: string
}

function ProposedChange({ field, before, after, because }: ProposedChangeProps) {
  const { dispatch, say, goTo } = useEditorTools()
  const id = useId()
  // The buttons go with the change: its line takes the focus over.
  const decide = (type: 'accept' | 'reject', done: string) => {
    goTo(field)
    dispatch({ type, field })
    say(`Change ${done}.`)
  }
  const link =
    'touch-sized min-h-8 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink'
  return (
    <div className="my-1.5 border-l-4 border-met-ink bg-paper px-3 py-2 text-sm">
      <Diff id={id} before={before} after={after} />
      <p className="mt-1 text-quiet">
        {because} <WeightInWords field={field} />
      </p>
      <p className="mt-1 flex gap-5">
        <button
          type="button"
          aria-describedby={id}
          className={link}
          onClick={() => decide('accept', 'accepted')}
        >
          Accept
        </button>
        <button
          type="button"
          aria-describedby={id}
          className={link}
          onClick={() => decide('reject', 'rejected')}
        >
          Reject
        </button>
      </p>
    </div>
  )
}
