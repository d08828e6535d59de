import type { RefObject } from 'react'
import { track } from '../../analytics/track.ts'
import { Button } from '../../ui/button.tsx'
import { DialogWithoutTrigger } from '../../ui/dialog.tsx'
import { thinPosting } from './thin-posting.ts'

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
      title={thinPosting.title}
      description={thinPosting.description}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            track('job_description_warned', 'paste')
            onClose()
          }}
        >
          {thinPosting.paste}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            track('job_description_warned', 'anyway')
            onAnyway()
          }}
        >
          {thinPosting.anyway}
        </Button>
      </div>
    </DialogWithoutTrigger>
  )
}
