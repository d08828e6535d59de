import type { EditorTools } from '../editor-context.ts'
import type { Placeholder } from '../state/find-placeholders.ts'

/** Puts the cursor on what waits for a fact, so that typing takes its place. */
export function goToPlaceholder(goTo: EditorTools['goTo'], placeholder: Placeholder): void {
  const { field, start, words } = placeholder
  goTo(field, { start, end: start + words.length })
}
