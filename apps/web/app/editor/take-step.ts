import type { EditorTools } from './editor-context.ts'

interface Step {
  readonly type: 'undo' | 'redo'
  /** How many there are to take. */
  readonly count: number
}

/** Takes back the last change, or makes it again, and says so. */
export function takeStep({ dispatch, say }: EditorTools, { type, count }: Step): void {
  if (count === 0) return
  dispatch({ type })
  say(type === 'undo' ? 'Undone.' : 'Redone.')
}
