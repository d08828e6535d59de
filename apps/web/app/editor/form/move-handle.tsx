import type { KeyboardEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../../ui/icon.tsx'
import { useEditorTools } from '../editor-context.ts'
import { placeUnderPointer } from './place-under-pointer.ts'

interface MoveHandleProps {
  /** The key of the item it moves. */
  readonly item: string
  readonly index: number
  readonly count: number
  /** What the item is called. */
  readonly name: string
  readonly className?: string
  /** Where there are other lists that it may go to: by the keys up and down, or dropped there. */
  readonly across?: {
    readonly byKey: (step: -1 | 1) => void
    readonly byDrop: (point: { x: number; y: number }) => void
  }
}

/** Moves an item of a list: dragged by pointer or finger, or by the arrow keys. */
export function MoveHandle({ item, index, count, name, className = '', across }: MoveHandleProps) {
  const { dispatch, say } = useEditorTools()
  const id = `move-${item}`

  const byKey = (event: KeyboardEvent) => {
    if (across && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      flushSync(() => across.byKey(event.key === 'ArrowUp' ? -1 : 1))
      document.getElementById(id)?.focus()
      return
    }
    const to = targetOf(event.key, index, count)
    if (to === null) return
    event.preventDefault()
    if (to < 0 || to >= count) return
    dispatch({ type: 'pause' })
    flushSync(() => dispatch({ type: 'move', key: item, to }))
    // A button that moves in the page loses the focus; it is the same button.
    document.getElementById(id)?.focus()
    say(`${name}: moved to place ${to + 1} of ${count}.`)
  }

  const byPointer = (event: PointerEvent<HTMLButtonElement>) => {
    const handle = event.currentTarget
    if (!handle.hasPointerCapture(event.pointerId)) return
    const to = placeUnderPointer(handle, { x: event.clientX, y: event.clientY })
    if (to === null || to === index) return
    flushSync(() => dispatch({ type: 'move', key: item, to }))
    // A button that moves in the page lets go of the pointer, which drags it still.
    handle.setPointerCapture(event.pointerId)
  }

  return (
    <button
      id={id}
      type="button"
      aria-label={`Move ${name}, place ${index + 1} of ${count}. Use the arrow keys.`}
      disabled={count < 2 && !across}
      onKeyDown={byKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={byPointer}
      onPointerCancel={() => dispatch({ type: 'pause' })}
      onPointerUp={({ clientX: x, clientY: y }) => {
        dispatch({ type: 'pause' })
        across?.byDrop({ x, y })
      }}
      className={`touch-sized flex h-9 w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-sheet text-quiet hover:text-ink active:cursor-grabbing disabled:invisible sm:w-9 ${className}`}
    >
      <Icon name="grip" className="size-4 [stroke-width:2.5]" />
    </button>
  )
}

/** Up and left lead towards the beginning, down and right towards the end. */
function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return index - 1
  if (key === 'ArrowDown' || key === 'ArrowRight') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
