import { createContext, type Dispatch, useContext } from 'react'
import type { LineNote } from '@rolefit/contract'
import type { Weight } from './score/live-score.ts'
import type { EditorAction } from './state/editor-state.ts'
import type { OpenProposal } from './state/proposal.ts'

/** What every part of the editor may do; it stays the same, so that what is typed redraws little. */
export interface EditorTools {
  readonly dispatch: Dispatch<EditorAction>
  /** Speaks to screen readers. */
  readonly say: (words: string) => void
  /** Shows a field and puts the cursor there, on the given letters if any. */
  readonly goTo: (field: string, letters?: { start: number; end: number }) => void
}

/** What is known of a field besides its text. */
export interface FieldNotes {
  readonly notesOf: (field: string) => readonly LineNote[]
  readonly proposalFor: (field: string) => OpenProposal | undefined
  /** What the change proposed for a field would bring, once that is known. */
  readonly weightOf: (field: string) => Weight | undefined
}

export const EditorContext = createContext<EditorTools | null>(null)

export function useEditorTools(): EditorTools {
  const tools = useContext(EditorContext)
  if (!tools) throw new Error('This part stands outside the editor.')
  return tools
}

export const NotesContext = createContext<FieldNotes | null>(null)

export function useFieldNotes(): FieldNotes {
  const notes = useContext(NotesContext)
  if (!notes) throw new Error('This part stands outside the editor.')
  return notes
}

/** The id of a field's input on the page. */
export function fieldId(field: string): string {
  return `cv-${field}`
}
