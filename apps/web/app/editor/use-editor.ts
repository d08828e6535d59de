import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { type EditorTools, type FieldNotes, fieldId } from './editor-context.ts'
import type { Opening } from './opening.ts'
import type { Pane } from './panes.tsx'
import { useLiveScore } from './score/use-live-score.ts'
import { toContent } from './state/content.ts'
import { toCvDocument } from './state/edited-cv.ts'
import { changeEditor, startState } from './state/editor-state.ts'
import { findPlaceholders } from './state/find-placeholders.ts'
import { listFields } from './state/list-fields.ts'
import { listLists } from './state/list-proposal.ts'
import { openProposals, toPatches } from './state/proposal.ts'

/** The editor's state, and everything that follows from it. */
export function useEditor(opening: Opening) {
  const [state, dispatch] = useReducer(changeEditor, opening, start)
  const [pane, setPane] = useState<Pane>('edit')
  const [said, setSaid] = useState({ words: '', times: 0 })
  const [pasted, setPosting] = useState<Opening['posting']>(null)
  // One that was pasted before is found on this device, and comes after the page itself.
  const posting = pasted ?? opening.posting
  const { content, name, style, added, cursor } = state

  const document = useMemo(() => toCvDocument(content.cv), [content.cv])
  const fields = useMemo(() => listFields(content.cv), [content.cv])
  const proposals = useMemo(() => openProposals(content.cv, content.proposals), [content])
  const placeholders = useMemo(() => findPlaceholders(content.cv), [content.cv])
  const patches = useMemo(() => toPatches(content.cv, content.proposals), [content])
  const draft = useMemo(
    () => ({ name, style, cv: document, patches }),
    [name, style, document, patches],
  )
  const openPatches = useMemo(() => toPatches(content.cv, proposals), [content.cv, proposals])
  const live = useLiveScore(
    { cv: document, posting: posting?.text ? posting : null, changes: openPatches },
    opening.notes,
  )

  const goTo: EditorTools['goTo'] = useCallback((field, letters) => {
    flushSync(() => setPane((open) => (isFormHidden() ? 'edit' : open)))
    focusField(field, letters)
  }, [])
  const pick = useCallback(
    (path: string) => {
      const field = fields.find((each) => each.path === path || each.path.startsWith(`${path}.`))
      if (field) goTo(field.name)
    },
    [fields, goTo],
  )
  useEffect(() => {
    if (added) focusField(added, { start: cursor, end: cursor })
  }, [added, cursor])

  const tools = useMemo((): EditorTools => {
    // Counted, so that the same words are spoken a second time.
    const say = (words: string) => setSaid(({ times }) => ({ words, times: times + 1 }))
    return { dispatch, say, goTo }
  }, [goTo])
  const notes = useMemo((): FieldNotes => {
    const names = new Map(fields.map((field) => [field.path, field.name]))
    const byName = Map.groupBy(live.notes, (note) => names.get(note.path))
    const paths = new Map(
      [...fields, ...listLists(content.cv)].map((each) => [each.name, each.path]),
    )
    const byField = new Map(proposals.map((proposal) => [proposal.field, proposal]))
    return {
      notesOf: (field) => byName.get(field) ?? none,
      proposalFor: (field) => byField.get(field),
      weightOf: (field) => live.weights.get(paths.get(field) ?? ''),
    }
  }, [content.cv, fields, live.notes, live.weights, proposals])

  return {
    state,
    document,
    draft,
    proposals,
    placeholders,
    live,
    posting,
    setPosting,
    pane,
    setPane,
    said,
    pick,
    tools,
    notes,
  }
}

const none: readonly never[] = []

function start({ cv, patches, name, style }: Opening) {
  return startState({ content: toContent(cv, patches), name, style })
}

/** On a narrow screen the form gives way to what is shown instead. */
function isFormHidden(): boolean {
  return document.getElementById(fieldId('header.name'))?.offsetParent === null
}

/** A field by its name, or the first input of the item that bears it. */
function focusField(field: string, letters?: { start: number; end: number }): void {
  const input =
    document.getElementById(fieldId(field)) ??
    document.querySelector(`[data-item="${CSS.escape(field)}"] input`)
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'center' })
  if (letters) input.setSelectionRange(letters.start, letters.end)
}
