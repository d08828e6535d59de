import { useState } from 'react'
import type { SharedLink } from '@rolefit/contract'
import { Button } from '../ui/button.tsx'
import { DialogWithoutTrigger } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { NoShareLink } from './no-share-link.tsx'
import { ShareLink } from './share-link.tsx'
import { useShareLink } from './use-share-link.ts'

interface ShareButtonProps {
  readonly analysis: {
    readonly id: string
    readonly score: number
    readonly jd_title: string | null
  }
  readonly label: string
  /** The links that still work, where the page knows them: one that was revoked is not offered again. */
  readonly links?: readonly SharedLink[]
  readonly onMade?: () => void
}

const usualDays = 90

/** Makes a link that shows the score without the CV, and offers where to pass it on. */
export function ShareButton({ analysis, label, links, onMade = () => {} }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { state, make, makeAnother, revokeLeft } = useShareLink(analysis.id, onMade)
  const works = state.status === 'made' && (links?.some(({ id }) => id === state.link.id) ?? true)
  const open = () => {
    setOpen(true)
    if (state.status !== 'making' && !works) void make(usualDays)
  }
  return (
    <>
      <Button look="secondary" disabled={!analysis.id} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <DialogWithoutTrigger
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Share your match score"
        description="The link shows the score, its parts, the job’s title and summary, and what is met or missing. Never your CV, its file name, your name or your contact details."
      >
        <p role="status" className="sr-only">
          {state.status === 'made' && 'Your link is ready.'}
        </p>
        <div className="mt-5">
          {state.status === 'making' && (
            <p className="flex items-center gap-2 text-quiet">
              <Spinner /> Making the link…
            </p>
          )}
          {state.status === 'failed' && (
            <p>
              <NoShareLink reason={state.reason} />
            </p>
          )}
          {state.status === 'made' && (
            <ShareLink
              analysis={analysis}
              share={state}
              onDays={makeAnother}
              onRevoke={() => revokeLeft(state)}
            />
          )}
        </div>
        <div className="mt-6 flex gap-3 border-t border-line pt-5">
          {state.status === 'failed' && (
            <Button onClick={() => void make(usualDays)}>Try again</Button>
          )}
          <Button look="secondary" onClick={() => setOpen(false)}>
            Close
          </Button>
        </div>
      </DialogWithoutTrigger>
    </>
  )
}
