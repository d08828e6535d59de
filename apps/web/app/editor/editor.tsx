import { useState } from 'react'
import { useOnceReleased } from '../ui/use-once-released.ts'
import { EditorContext, NotesContext } from './editor-context.ts'
import { BeforeExport } from './export/before-export.tsx'
import { ExportButtons } from './export/export-buttons.tsx'
import { ExportNotice } from './export/export-notice.tsx'
import { useExport } from './export/use-export.ts'
import { CvForm } from './form/cv-form.tsx'
import type { Opening } from './opening.ts'
import { PanesHead } from './panes-head.tsx'
import { NothingProposed } from './review/nothing-proposed.tsx'
import { isAllSaved } from './saving/save-state.ts'
import { SaveNotice, SaveStatus } from './saving/save-status.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import { useKeptAt } from './saving/use-kept-at.ts'
import { useNewerVersion } from './saving/use-newer-version.ts'
import { ShownPane } from './shown-pane.tsx'
import type { EditedCv } from './state/edited-cv.ts'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'
import { useFieldInSight } from './use-field-in-sight.ts'
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
  const { state, document, proposals, placeholders, live, posting, tools } = editor
  const keptAt = useKeptAt(opening, posting, tools.dispatch)
  const { state: saveState, save, discard, keptAs } = useAutosave(opening, editor.draft, keptAt)
  useNewerVersion({ opening, isAllSaved: isAllSaved(saveState), keptAs }, onNewer)
  const order = useExport(document, state.style)
  const isWide = useIsWide()
  // The keyboard goes through the page as it is seen; what changes places loses a press.
  const isFormFirst = useOnceReleased(isWide)
  const isPrinting = useIsPrinting()
  useShortcuts(state, tools)
  const messages = useFieldInSight(`${saveState.status} ${order.outcome?.words ?? ''}`)
  const side = isPrinting || (isWide && editor.pane === 'edit') ? 'page' : editor.pane

  const exports = { order, placeholders }
  // Not by `side`, which is told of a window made narrow only after the form would have been hidden.
  const isFormShown = editor.pane === 'edit'
  const form = <FormSide key="form" isShown={isFormShown} cv={state.content.cv} />
  const beside = (
    <div
      key="beside"
      className="contents lg:sticky lg:top-32 lg:order-2 lg:block lg:h-[calc(100dvh-8.5rem)] lg:scroll-pt-26 lg:overflow-y-auto lg:-ml-1 lg:pl-1 lg:pr-1 print:static print:block print:h-auto print:overflow-visible print:p-0"
    >
      <PanesHead
        live={live}
        hasPosting={Boolean(posting?.text)}
        status={<SaveStatus state={saveState} className="text-xs leading-tight lg:hidden" />}
        steps={{ past: state.past.length, future: state.future.length }}
        exports={exports}
        pane={side}
        changes={proposals.length}
        onPane={editor.setPane}
      />
      <div className={`order-3 lg:pt-5 print:p-0 ${side === 'edit' ? 'hidden' : ''}`}>
        <ShownPane editor={editor} pane={side} isWide={isWide} />
      </div>
    </div>
  )

  return (
    <EditorContext value={tools}>
      <NotesContext value={editor.notes}>
        <div className="mx-auto w-full max-w-[88rem] px-4 pt-1 pb-10 sm:px-6 sm:pt-4 print:max-w-none print:p-0">
          <h1 className="sr-only">CV editor</h1>
          <div className="bg-paper py-1 sm:py-2 lg:sticky lg:top-16 lg:z-10 print:hidden">
            <Toolbar
              state={state}
              status={
                <SaveStatus
                  state={saveState}
                  className="min-w-32 text-right text-sm max-lg:hidden"
                />
              }
              exports={<ExportButtons {...exports} />}
            />
          </div>
          <div className="space-y-2 print:hidden">
            <NothingProposed opening={opening} />
            <BeforeExport placeholders={placeholders} />
          </div>
          <div className="mt-1 grid sm:mt-4 print:m-0 print:block grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
            {isFormFirst ? [form, beside] : [beside, form]}
          </div>
          {/* Wherever in the CV somebody is: the buttons it answers stay in sight, so it does, too. */}
          <div
            ref={messages}
            className="messages sticky bottom-4 z-10 print:hidden mx-auto max-w-3xl space-y-3 *:has-[div]:border *:has-[div]:border-line-strong *:has-[div]:shadow-lg"
          >
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

interface FormSideProps {
  readonly isShown: boolean
  readonly cv: EditedCv
}

/** Where there is room it is always shown, and what stands beside it comes after it. */
function FormSide({ isShown, cv }: FormSideProps) {
  return (
    <div className={`relative order-2 lg:order-1 lg:block print:hidden ${isShown ? '' : 'hidden'}`}>
      <a
        href="#panes"
        className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-10 focus:rounded-sheet focus:bg-ink focus:px-4 focus:py-2 focus:text-sheet max-lg:hidden"
      >
        Skip the form
      </a>
      <CvForm cv={cv} />
    </div>
  )
}
