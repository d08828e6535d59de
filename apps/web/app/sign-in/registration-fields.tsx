import { useKeptFields } from '../session/use-kept-fields.ts'
import { signInDraftKey } from '../session/user-record.ts'
import { Field } from '../ui/field.tsx'
import type { LoginProblem } from './ask-for-link.ts'

interface RegistrationFieldsProps {
  readonly problemAt: (field: LoginProblem['field']) => string | undefined
}

/** They come and go with the mode; what was typed in them comes back. */
export function RegistrationFields({ problemAt }: RegistrationFieldsProps) {
  const fields = useKeptFields<HTMLDivElement>(signInDraftKey)
  return (
    <div ref={fields} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="First name"
          name="first_name"
          autoComplete="given-name"
          maxLength={80}
          problem={problemAt('name')}
        />
        <Field label="Last name" name="last_name" autoComplete="family-name" maxLength={80} />
      </div>
      <Field
        label="Year of birth"
        name="year_of_birth"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        placeholder="1992"
        hint="Only to check that you are old enough for an account. It plays no part in any score."
        problem={problemAt('year')}
      />
    </div>
  )
}
