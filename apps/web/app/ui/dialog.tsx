import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactElement, ReactNode, RefObject } from 'react'

interface DialogProps {
  readonly trigger: ReactElement
  readonly triggerLabel: string
  readonly title: string
  readonly description: string
  readonly opensAtOnce?: boolean
  readonly children: ReactNode
}

/** A question that has to be answered first: focus stays inside, Escape and a click beside it close it. */
export function Dialog({
  trigger,
  triggerLabel,
  title,
  description,
  opensAtOnce = false,
  children,
}: DialogProps) {
  return (
    <BaseDialog.Root
      defaultOpen={opensAtOnce}
      onOpenChange={(_, details) => isRestOfDoubleClick(details.event) && details.cancel()}
    >
      <BaseDialog.Trigger render={trigger}>{triggerLabel}</BaseDialog.Trigger>
      <DialogPaper title={title} description={description}>
        {children}
      </DialogPaper>
    </BaseDialog.Root>
  )
}

interface DialogWithoutTriggerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description: string
  /** Where the keyboard goes on once it is closed; without it, back to where it was. */
  readonly focusAfter?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** The same, opened by something that happened instead of by a button of its own. */
export function DialogWithoutTrigger({
  isOpen,
  onClose,
  focusAfter,
  children,
  ...words
}: DialogWithoutTriggerProps) {
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(opens, { event }) => !opens && !isRestOfDoubleClick(event) && onClose()}
    >
      <DialogPaper {...words} {...(focusAfter ? { focusAfter } : {})}>
        {children}
      </DialogPaper>
    </BaseDialog.Root>
  )
}

/** A box that is taller than what shows of it is no place to go on typing. */
function inView(element: HTMLElement | null): HTMLElement | null {
  element?.scrollIntoView({ block: 'center' })
  return element
}

/** Whoever double-clicks what opens a dialog has not read it yet: the second click closes nothing. */
function isRestOfDoubleClick(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 1
}

type DialogPaperProps = Omit<DialogWithoutTriggerProps, 'isOpen' | 'onClose'>

function DialogPaper({ title, description, focusAfter, children }: DialogPaperProps) {
  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-black/50" />
      <BaseDialog.Popup
        aria-modal="true"
        {...(focusAfter ? { finalFocus: () => inView(focusAfter.current) } : {})}
        className="fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-sheet border border-line-strong bg-sheet p-6 shadow-lg"
      >
        <BaseDialog.Title className="text-2xl">{title}</BaseDialog.Title>
        <BaseDialog.Description className="mt-3 text-quiet">{description}</BaseDialog.Description>
        {children}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  )
}

interface DialogCloseProps {
  readonly button: ReactElement
  readonly children: ReactNode
}

export function DialogClose({ button, children }: DialogCloseProps) {
  return <BaseDialog.Close render={button}>{children}</BaseDialog.Close>
}
