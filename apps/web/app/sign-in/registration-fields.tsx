import { useKeptFields } from '../session/use-kept-fields.ts'
import { signInDraftKey } from '../session/user-record.ts'
import { Field } from '../ui/field.tsx'
import type { LoginProblem, TypedField } from './ask-for-link.ts'

interface RegistrationFieldsProps {
  readonly problemAt: (field: TypedField) => string | undefined
  readonly typed: LoginProblem['typed']
}

/** They come and go with the mode; what was typed in them comes back. */
export function RegistrationFields({ problemAt, typed }: RegistrationFieldsProps) {
  const fields = useKeptFields<HTMLDivElement>(signInDraftKey)
  return (
    <div ref={fields} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="First name"
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          defaultValue={typed?.first_name}
          problem={problemAt('first_name')}
        />
        <Field
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          maxLength={80}
          defaultValue={typed?.last_name}
          problem={problemAt('last_name')}
        />
      </div>
      <Field
        label="Year of birth"
        name="year_of_birth"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        placeholder="1992"
        hint="Only to check that you are old enough for an account. It plays no part in any score."
        defaultValue={typed?.year_of_birth}
        problem={problemAt('year_of_birth')}
      />
    </div>
  )
}
