import { Icon } from '../../ui/icon.tsx'
import { useEditorTools } from '../editor-context.ts'
import type { EditorAction } from '../state/editor-state.ts'

interface AddButtonProps {
  readonly label: string
  readonly action: EditorAction
}

export function AddButton({ label, action }: AddButtonProps) {
  const { dispatch } = useEditorTools()
  return (
    <button
      type="button"
      data-add=""
      onClick={() => dispatch(action)}
      className="touch-sized inline-flex min-h-10 items-center gap-2 rounded-sheet px-2 text-sm font-medium text-quiet hover:text-ink"
    >
      <Icon name="plus" className="size-4" />
      {label}
    </button>
  )
}
