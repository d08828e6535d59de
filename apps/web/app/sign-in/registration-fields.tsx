import { useKeptFields } from '../session/use-kept-fields.ts'
import { signInDraftKey } from '../session/user-record.ts'
import { Field } from '../ui/field.tsx'
import { NameFields, nameFields } from '../ui/name-fields.tsx'
import type { LoginProblem, Mistakes } from './ask-for-link.ts'

interface RegistrationFieldsProps {
  readonly mistakes: Mistakes
  readonly typed: LoginProblem['typed']
}

/** They come and go with the mode; what was typed in them comes back. */
export function RegistrationFields({ mistakes, typed }: RegistrationFieldsProps) {
  const fields = useKeptFields<HTMLDivElement>(signInDraftKey)
  return (
    <div ref={fields} className="space-y-5">
      <NameFields
        values={typed}
        problem={mistakes.first_name ?? mistakes.last_name}
        wrong={nameFields.filter((name) => mistakes[name])}
      />
      <Field
        label="Year of birth"
        name="year_of_birth"
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        placeholder="1992"
        hint="Only to check that you are old enough for an account. It plays no part in any score."
        defaultValue={typed?.year_of_birth}
        problem={mistakes.year_of_birth}
      />
    </div>
  )
}
