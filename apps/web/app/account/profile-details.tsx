import { Form } from 'react-router'
import type { Profile } from '@rolefit/contract'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Sheet } from '../ui/sheet.tsx'

interface ProfileDetailsProps {
  readonly profile: Profile
  readonly problem: string | undefined
  /** Which of the names it is about; the first, where it is about both or neither. */
  readonly missingName: 'first_name' | 'last_name' | undefined
}

/** Who the account belongs to; the names can be changed. */
export function ProfileDetails({ profile, problem, missingName }: ProfileDetailsProps) {
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
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="First name"
            name="first_name"
            autoComplete="given-name"
            maxLength={80}
            defaultValue={profile.first_name}
            problem={missingName === 'last_name' ? undefined : problem}
          />
          <Field
            label="Last name"
            name="last_name"
            autoComplete="family-name"
            maxLength={80}
            defaultValue={profile.last_name}
            problem={missingName === 'last_name' ? problem : undefined}
          />
        </div>
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
