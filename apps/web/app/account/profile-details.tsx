import { Form } from 'react-router'
import type { Profile } from '@rolefit/contract'
import { Button } from '../ui/button.tsx'
import { type NameField, NameFields, type Names } from '../ui/name-fields.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface ProfileDetailsProps {
  readonly profile: Profile
  readonly problem: string | undefined
  /** Which of the names it is about, where it is not about the form as a whole. */
  readonly missingNames: readonly NameField[] | undefined
  /** The names as they were typed and refused. */
  readonly typedNames: Names | undefined
}

/** Who the account belongs to; the names can be changed. */
export function ProfileDetails(props: ProfileDetailsProps) {
  const { profile, problem, missingNames, typedNames } = props
  return (
    <Sheet>
      <h2 className="text-2xl">Profile</h2>
      <dl className="mt-5 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Fact term="Email" value={profile.email} />
        <Fact term="Year of birth" value={String(profile.year_of_birth)} />
        <Fact term="Plan" value={profile.plan} />
        <Fact term="Credits balance" value={String(profile.credits)} />
      </dl>
      <Form method="post" noValidate className="mt-8 space-y-5 border-t border-line pt-6">
        <input type="hidden" name="intent" value="rename" />
        <Notice tone="bad">{missingNames ? null : problem}</Notice>
        <NameFields values={typedNames ?? profile} problem={problem} wrong={missingNames} />
        <Button type="submit">Save names</Button>
      </Form>
    </Sheet>
  )
}

interface FactProps {
  readonly term: string
  readonly value: string
}

function Fact({ term, value }: FactProps) {
  return (
    <div>
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
    </div>
  )
}
