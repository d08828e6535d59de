import { Form } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface YourDataProps {
  readonly email: string
  /** Whether credits that were paid for may be among those that go. */
  readonly hasBought: boolean
  readonly problem: string | undefined
}

/** Take everything along, or have everything removed. */
export function YourData(props: YourDataProps) {
  return (
    <Sheet>
      <h2 className="text-2xl">Your data</h2>
      <p className="mt-3 text-quiet">
        Download everything we hold about you as one JSON file, or delete the account and everything
        that belongs to it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/api/account/export" reloadDocument download look="secondary">
          Download my data
        </ButtonLink>
        <DeleteAccount {...props} />
      </div>
    </Sheet>
  )
}

function DeleteAccount({ email, hasBought, problem }: YourDataProps) {
  return (
    <Dialog
      trigger={<Button look="danger" />}
      triggerLabel="Delete my account"
      title="Delete your account?"
      description={`Your profile, your credits, every result and shared link, and the CVs in the editor with their drafts on this device are removed at once and cannot be brought back.${hasBought ? ' If you want a refund of unused credits, ask for it first.' : ''}`}
      opensAtOnce={problem !== undefined}
    >
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
          <DialogClose button={<Button look="secondary" />}>Keep my account</DialogClose>
        </div>
      </Form>
    </Dialog>
  )
}
