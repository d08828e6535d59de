import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEditorTools } from '../editor-context.ts'
import type { OpenProposal } from '../state/proposal.ts'
import { Diff } from './diff.tsx'
import { Moves } from './moves.tsx'
import { WeightInWords } from './weight-in-words.tsx'

interface ChangesPanelProps {
  readonly proposals: readonly OpenProposal[]
  readonly hasPosting: boolean
}

/** The proposed changes, one by one: nothing is taken over unseen. */
export function ChangesPanel({ proposals, hasPosting }: ChangesPanelProps) {
  const { dispatch, say } = useEditorTools()
  const panel = useRef<HTMLElement>(null)
  // The buttons go with what they decide: the list takes the focus over.
  const keepFocus = () => panel.current?.focus({ preventScroll: true })
  if (proposals.length === 0) {
    return (
      <section
        ref={panel}
        tabIndex={-1}
        aria-label="Proposed changes"
        className="space-y-2 text-quiet outline-none"
      >
        <p>No proposed change is open. What you write yourself needs no review.</p>
        {hasPosting && (
          <p>
            What the posting asks for and the CV does not show is listed under Score. Add it where
            it is true of you.
          </p>
        )}
      </section>
    )
  }
  return (
    <section ref={panel} tabIndex={-1} aria-label="Proposed changes" className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-quiet">
          {proposals.length === 1 ? 'One change' : `${proposals.length} changes`} proposed. Your
          text stays as it is until you accept.
        </p>
        <Button
          look="secondary"
          onClick={() => {
            keepFocus()
            dispatch({ type: 'accept-all' })
            say(`${proposals.length} changes accepted. Undo takes them back.`)
          }}
        >
          Accept all
        </Button>
      </div>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {proposals.map((proposal) => (
          <ChangeCard key={proposal.field} proposal={proposal} onDecided={keepFocus} />
        ))}
      </ol>
    </section>
  )
}

interface ChangeCardProps {
  readonly proposal: OpenProposal
  readonly onDecided: () => void
}

function ChangeCard({ proposal, onDecided }: ChangeCardProps) {
  const { dispatch, say, goTo } = useEditorTools()
  const { field, before, after, because, place, moves, goesTo } = proposal
  const id = useId()
  const decide = (type: 'accept' | 'reject', done: string) => {
    onDecided()
    dispatch({ type, field })
    say(`Change ${done}.`)
  }
  return (
    <li className="py-4">
      <button
        type="button"
        className="min-h-6 max-w-full text-left text-sm text-quiet underline decoration-line underline-offset-4 hover:text-ink"
        onClick={() => goTo(goesTo)}
      >
        {place}
      </button>
      <div className="mt-1">
        {moves ? <Moves id={id} moves={moves} /> : <Diff id={id} before={before} after={after} />}
      </div>
      <p className="mt-1.5 text-sm text-quiet">
        {because} <WeightInWords field={field} />
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="secondary" aria-describedby={id} onClick={() => decide('accept', 'accepted')}>
          Accept
        </Button>
        <Button look="quiet" aria-describedby={id} onClick={() => decide('reject', 'rejected')}>
          Reject
        </Button>
      </div>
    </li>
  )
}
