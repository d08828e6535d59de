import type { RefObject } from 'react'
import { track } from '../analytics/track.ts'
import { Button } from '../ui/button.tsx'
import { DialogWithoutTrigger } from '../ui/dialog.tsx'
import { recommendedJobWords } from './check-input.ts'

interface ThinPostingDialogProps {
  readonly isOpen: boolean
  readonly jobRef: RefObject<HTMLTextAreaElement | null>
  readonly onClose: () => void
  readonly onAnyway: () => void
}

/** A few words or a link tell little of a job: says so before a credit is used, and lets the person choose. */
export function ThinPostingDialog({ isOpen, jobRef, onClose, onAnyway }: ThinPostingDialogProps) {
  return (
    <DialogWithoutTrigger
      isOpen={isOpen}
      onClose={onClose}
      focusAfter={jobRef}
      title="Is this the whole job description?"
      description={`It is very short, or only a link. We do not open links. With ${recommendedJobWords}+ words, tasks and requirements included, the score says far more.`}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            track('job_description_warned', 'paste')
            onClose()
          }}
        >
          Paste full description
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            track('job_description_warned', 'anyway')
            onAnyway()
          }}
        >
          Analyze anyway
        </Button>
      </div>
    </DialogWithoutTrigger>
  )
}
