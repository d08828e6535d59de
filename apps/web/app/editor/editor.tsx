import { useState } from 'react'
import { EditorContext, NotesContext } from './editor-context.ts'
import { BeforeExport } from './export/before-export.tsx'
import { ExportButtons } from './export/export-buttons.tsx'
import { ExportNotice } from './export/export-notice.tsx'
import { useExport } from './export/use-export.ts'
import { CvForm } from './form/cv-form.tsx'
import type { Opening } from './opening.ts'
import { Panes } from './panes.tsx'
import { PagePreview } from './preview/page-preview.tsx'
import { ChangesPanel } from './review/changes-panel.tsx'
import { isAllSaved } from './saving/save-state.ts'
import { SaveNotice, SaveStatus } from './saving/save-status.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import { useKeptAt } from './saving/use-kept-at.ts'
import { useNewerVersion } from './saving/use-newer-version.ts'
import { ScoreHead } from './score/score-head.tsx'
import { ScorePanel } from './score/score-panel.tsx'
import { StyleChoice } from './style-choice.tsx'
import { StepButtons, Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'
import { useIsPrinting } from './use-is-printing.ts'
import { useIsWide } from './use-is-wide.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Edits a CV, and the newer version of it where another window has saved one. */
export function Editor({ opening }: { opening: Opening }) {
  const [newer, setNewer] = useState<Opening | null>(null)
  const newest = newer ?? opening
  return <OpenEditor key={newest.version} opening={newest} onNewer={setNewer} />
}

interface OpenEditorProps {
  readonly opening: Opening
  readonly onNewer: (opening: Opening) => void
}

/** The form on one side; the page, the score and the proposed changes on the other. */
function OpenEditor({ opening, onNewer }: OpenEditorProps) {
  const editor = useEditor(opening)
  const { state, document, proposals, placeholders, live, posting, tools, pick } = editor
  const keptAt = useKeptAt(opening, posting, tools.dispatch)
  const { state: saveState, save, discard, keptAs } = useAutosave(opening, editor.draft, keptAt)
  useNewerVersion({ opening, isAllSaved: isAllSaved(saveState), keptAs }, onNewer)
  const order = useExport(document, state.style)
  const isWide = useIsWide()
  const isPrinting = useIsPrinting()
  useShortcuts(state, tools)
  const side = isPrinting || (isWide && editor.pane === 'edit') ? 'page' : editor.pane

  return (
    <EditorContext value={tools}>
      <NotesContext value={editor.notes}>
        <div className="mx-auto w-full max-w-[88rem] px-4 py-1 sm:px-6 sm:py-4 print:max-w-none print:p-0">
          <h1 className="sr-only">CV editor</h1>
          <div className="bg-paper py-1 sm:py-2 lg:sticky lg:top-16 lg:z-10 print:hidden">
            <Toolbar
              state={state}
              status={<SaveStatus state={saveState} />}
              exports={<ExportButtons order={order} placeholders={placeholders} />}
            />
          </div>
          <div className="print:hidden">
            <BeforeExport placeholders={placeholders} />
          </div>
          <div className="mt-1 grid sm:mt-4 print:m-0 print:block grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
            <div
              className={`relative order-2 lg:order-1 lg:block print:hidden ${side === 'edit' ? '' : 'hidden'}`}
            >
              <a
                href="#panes"
                className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-10 focus:rounded-sheet focus:bg-ink focus:px-4 focus:py-2 focus:text-sheet"
              >
                Skip the form
              </a>
              <CvForm cv={state.content.cv} />
            </div>
            <div className="contents lg:sticky lg:top-32 lg:order-2 lg:block lg:h-[calc(100dvh-8.5rem)] lg:scroll-pt-26 lg:overflow-y-auto lg:pr-1 print:static print:block print:h-auto print:overflow-visible print:p-0">
              <div className="in-sight panes order-1 max-sm:top-0 bg-paper pt-1 lg:top-0 print:hidden">
                <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 pb-2 min-[20rem]:flex-nowrap sm:gap-x-4">
                  <ScoreHead live={live} hasPosting={Boolean(posting?.text)} />
                  <div className="ml-auto flex shrink-0 items-center gap-1 sm:hidden">
                    <StepButtons past={state.past.length} future={state.future.length} />
                    <ExportButtons
                      order={order}
                      placeholders={placeholders}
                      formats={['docx']}
                      isShort
                    />
                  </div>
                </div>
                <Panes pane={side} changes={proposals.length} onChoose={editor.setPane} />
              </div>
              <div className={`order-3 lg:pt-5 print:p-0 ${side === 'edit' ? 'hidden' : ''}`}>
                {side === 'page' && (
                  <>
                    {!isWide && (
                      <div className="mb-4 flex flex-wrap gap-2 sm:hidden print:hidden">
                        <StyleChoice style={state.style} />
                        <ExportButtons
                          order={order}
                          placeholders={placeholders}
                          formats={['pdf']}
                        />
                      </div>
                    )}
                    <PagePreview cv={document} style={state.style} onPick={pick} />
                  </>
                )}
                {side === 'score' && (
                  <ScorePanel
                    live={live}
                    posting={posting}
                    onPosting={(text) => editor.setPosting({ title: null, text, read: null })}
                    onPick={pick}
                  />
                )}
                {side === 'changes' && (
                  <ChangesPanel proposals={proposals} hasPosting={Boolean(posting?.text)} />
                )}
              </div>
            </div>
          </div>
          {/* Wherever in the CV somebody is: the buttons it answers stay in sight, so it does, too. */}
          <div className="sticky bottom-4 z-10 print:hidden mx-auto max-w-3xl space-y-3 *:has-[div]:border *:has-[div]:border-line-strong *:has-[div]:shadow-lg">
            <ExportNotice order={order} />
            <SaveNotice state={saveState} onSave={save} onDiscard={discard} />
          </div>
          <noscript>
            <p className="border-l-4 border-partly bg-sheet px-4 py-3">
              Editing needs JavaScript: this page can only show your CV.
            </p>
          </noscript>
          <p role="status" className="sr-only">
            <span key={editor.said.times}>{editor.said.words}</span>
          </p>
        </div>
      </NotesContext>
    </EditorContext>
  )
}
