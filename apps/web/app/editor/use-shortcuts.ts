import { type Dispatch, useEffect } from 'react'
import type { EditorAction } from './state/editor-state.ts'

/** The keys people know for undo and redo; the browser's own would only see one field at a time. */
export function useShortcuts(dispatch: Dispatch<EditorAction>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const type = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : 'undo'
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      dispatch({ type })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dispatch])
}
