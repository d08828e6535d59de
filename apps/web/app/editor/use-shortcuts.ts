import { useEffect } from 'react'
import { type EditorTools, fieldId } from './editor-context.ts'
import type { EditorState } from './state/editor-state.ts'
import { takeStep } from './take-step.ts'

/** The keys people know for undo and redo; the browser's own would only see one field at a time. */
export function useShortcuts({ past, future }: EditorState, tools: EditorTools): void {
  const undo = past.length
  const redo = future.length
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const type = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : 'undo'
      if ((key !== 'z' && key !== 'y') || isTypedElsewhere(event.target)) return
      event.preventDefault()
      takeStep(tools, { type, count: { undo, redo }[type] })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [tools, undo, redo])
}

/** A box that holds nothing of the CV, such as the posting's, takes its own steps back. */
function isTypedElsewhere(target: EventTarget | null): boolean {
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isBox && target.type !== 'radio' && !target.id.startsWith(fieldId(''))
}
