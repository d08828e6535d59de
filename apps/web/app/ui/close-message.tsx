import { Icon } from './icon.tsx'

/** Puts a message away; the keyboard goes on at the head of the page. */
export function CloseMessage({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close this message"
      className="-my-2 -mr-2 touch-sized flex size-10 shrink-0 items-center justify-center rounded-sheet text-quiet hover:text-ink"
      onClick={() => {
        document.getElementById('main')?.focus({ preventScroll: true })
        onClose()
      }}
    >
      <Icon name="close" />
    </button>
  )
}
