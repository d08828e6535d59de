import type { Pane } from './panes.tsx'
import { PagePreview } from './preview/page-preview.tsx'
import { ChangesPanel } from './review/changes-panel.tsx'
import { ScorePanel } from './score/score-panel.tsx'
import { StyleChoice } from './style-choice.tsx'
import type { useEditor } from './use-editor.ts'

interface ShownPaneProps {
  readonly editor: ReturnType<typeof useEditor>
  readonly pane: Pane
  readonly isWide: boolean
}

/** The one pane that was chosen; the form, which is one of them on a narrow screen, stands by itself. */
export function ShownPane({ editor, pane, isWide }: ShownPaneProps) {
  const { state, document, proposals, live, posting, setPosting, pick } = editor
  if (pane === 'page') {
    return (
      <>
        {!isWide && (
          <div className="mb-4 flex sm:hidden print:hidden">
            <StyleChoice style={state.style} />
          </div>
        )}
        <PagePreview cv={document} style={state.style} onPick={pick} />
      </>
    )
  }
  if (pane === 'score') {
    return (
      <ScorePanel
        live={live}
        posting={posting}
        onPosting={(text) => setPosting({ title: null, text, read: null })}
        onPick={pick}
      />
    )
  }
  if (pane === 'edit') return null
  return <ChangesPanel proposals={proposals} hasPosting={Boolean(posting?.text)} />
}
