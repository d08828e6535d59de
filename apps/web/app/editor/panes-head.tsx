import type { ReactNode } from 'react'
import { ExportButtons, type ExportButtonsProps } from './export/export-buttons.tsx'
import { ExportMenu } from './export/export-menu.tsx'
import { type Pane, Panes } from './panes.tsx'
import { ScoreHead } from './score/score-head.tsx'
import type { LiveScoring } from './score/use-live-score.ts'
import { StepButtons } from './toolbar.tsx'

interface PanesHeadProps {
  readonly live: LiveScoring
  readonly hasPosting: boolean
  readonly status: ReactNode
  readonly steps: { readonly past: number; readonly future: number }
  readonly exports: ExportButtonsProps
  readonly pane: Pane
  readonly changes: number
  readonly onPane: (pane: Pane) => void
}

/**
 * What stays in sight: the score, and which part is shown. Where the form takes the whole width, so does
 * what somebody who edits looks for at any moment: whether it is saved, the way back, and the export.
 */
export function PanesHead({
  live,
  hasPosting,
  status,
  steps,
  exports,
  pane,
  changes,
  onPane,
}: PanesHeadProps) {
  return (
    <div className="in-sight panes order-1 max-sm:top-0 bg-paper pt-1 lg:top-0 print:hidden">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 pb-1 min-[20rem]:flex-nowrap sm:gap-x-4 sm:pb-2">
        <ScoreHead live={live} hasPosting={hasPosting} below={status} />
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3 lg:hidden">
          <StepButtons {...steps} />
          <div className="max-sm:hidden">
            <ExportButtons {...exports} />
          </div>
          <ExportMenu {...exports} />
        </div>
      </div>
      <Panes pane={pane} changes={changes} onChoose={onPane} />
    </div>
  )
}
