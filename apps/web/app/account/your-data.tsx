import { Dialog } from '@base-ui/react/dialog'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface YourDataProps {
  readonly email: string
  readonly problem: string | undefined
}

/** Take everything along, or have everything removed. */
export function YourData({ email, problem }: YourDataProps) {
  return (
    <Sheet>
      <h2 className="text-2xl">Your data</h2>
      <p className="mt-3 text-quiet">
        Download everything we hold about you as one JSON file, or delete the account and everything
        that belongs to it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href="/api/account/export"
          download
          className="inline-flex min-h-11 items-center rounded-sheet border border-line-strong bg-sheet px-4 py-2 text-[0.9375rem] font-medium text-ink no-underline hover:border-ink"
        >
          Download my data
        </a>
        <DeleteAccount email={email} problem={problem} />
      </div>
    </Sheet>
  )
}

function DeleteAccount({ email, problem }: YourDataProps) {
  return (
    <Dialog.Root defaultOpen={problem !== undefined}>
      <Dialog.Trigger render={<Button look="danger" />}>Delete my account</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-black/50" />
        <Dialog.Popup className="fixed left-1/2 top-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-sheet border border-line-strong bg-sheet p-6 shadow-lg">
          <Dialog.Title className="text-2xl">Delete your account?</Dialog.Title>
          <Dialog.Description className="mt-3 text-quiet">
            Your profile, credits, devices and everything else that belongs to the account are
            removed at once and cannot be brought back.
          </Dialog.Description>
          <Form method="post" noValidate className="mt-6 space-y-5">
            <input type="hidden" name="intent" value="delete" />
            <Field
              label={`Type ${email} to confirm`}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              problem={problem}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look="danger">
                Delete for good
              </Button>
              <Dialog.Close render={<Button look="secondary" />}>Keep my account</Dialog.Close>
            </div>
          </Form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
