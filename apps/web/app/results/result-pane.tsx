import type { Analysis, AnalysisListItem, SentMessage } from '@rolefit/contract'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { DeleteAnalysis } from './delete-analysis.tsx'
import type { OpenEditor } from './regenerate-button.tsx'
import { SentRecord } from './sent-record.tsx'
import { type ShareSlot, ShownResult } from './shown-result.tsx'
import { useLocalDraft } from './stored/local-draft.ts'

interface ResultPaneProps {
  readonly result: (Analysis & { readonly versions: readonly AnalysisListItem[] }) | null
  /** The id in the address. */
  readonly asked: string | null
  readonly hasItems: boolean
  readonly deleteProblem: string | undefined
  readonly sent: readonly SentMessage[]
  readonly share: ShareSlot
  readonly openEditor: OpenEditor
}

/** The open analysis; with none on the server, the draft of this tab; with none at all, the way to one. */
export function ResultPane({
  result,
  asked,
  hasItems,
  deleteProblem,
  sent,
  share,
  openEditor,
}: ResultPaneProps) {
  const draft = useLocalDraft()
  if (result) {
    return (
      <>
        <ShownResult
          analysis={result}
          versions={result.versions}
          share={share}
          openEditor={openEditor}
          deletion={<DeleteAnalysis key={result.id} id={result.id} problem={deleteProblem} />}
        />
        <SentRecord sent={sent} />
      </>
    )
  }
  if (asked !== null) {
    return (
      <>
        <Notice tone="bad">There is no such analysis here. It may have been deleted.</Notice>
        <ButtonLink to="/analyze" className="mt-5 lg:hidden">
          New analysis
        </ButtonLink>
      </>
    )
  }
  if (draft && !hasItems) {
    return (
      <>
        <h2>Local draft</h2>
        <p className="mt-2 mb-6 max-w-[40rem] text-quiet">
          The newest result of this tab. It is gone when the tab is closed.
        </p>
        <ShownResult analysis={draft} versions={[]} share={share} openEditor={openEditor} />
      </>
    )
  }
  return (
    <div className="rounded-sheet border border-dashed border-line-strong p-5 sm:p-8">
      <h2>No analyses yet</h2>
      <p className="mt-2 max-w-[36rem] text-quiet">
        Every result is kept here until you delete it, newest first, with the way its score moved
        from one version of your CV to the next.
      </p>
      <ButtonLink to="/analyze" className="mt-5">
        Make the first one
      </ButtonLink>
    </div>
  )
}
