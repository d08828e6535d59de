import { flushSync } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { useEditorTools } from '../editor-context.ts'

interface RemoveButtonProps {
  readonly item: string
  readonly name: string
  readonly className?: string
}

/** Takes an item out. There is no question first: undo brings it back. */
export function RemoveButton({ item, name, className = '' }: RemoveButtonProps) {
  const { dispatch, say } = useEditorTools()
  return (
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={(event) => {
        const next = focusBeside(event.currentTarget)
        flushSync(() => dispatch({ type: 'remove', key: item }))
        // What follows moves up by the item's height, and would end under the header.
        next?.scrollIntoView({ block: 'nearest' })
        say(`${name} removed. Undo brings it back.`)
      }}
      className={`touch-sized flex h-9 w-8 shrink-0 items-center justify-center rounded-sheet text-quiet hover:text-missing sm:w-9 ${className}`}
    >
      <Icon name="close" className="size-4" />
    </button>
  )
}

/** The focus must not vanish with the item: it goes to the item before or behind, or to the list. */
function focusBeside(button: HTMLElement): HTMLElement | null | undefined {
  const item = button.closest('[data-item]')
  const beside = item?.previousElementSibling ?? item?.nextElementSibling
  const next =
    beside?.querySelector<HTMLElement>('textarea, input') ??
    item?.closest('section')?.querySelector<HTMLElement>('[data-add]')
  next?.focus()
  return next
}
