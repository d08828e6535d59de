import { useId } from 'react'
import { Field } from './field.tsx'

export const nameFields = ['first_name', 'last_name'] as const

export type NameField = (typeof nameFields)[number]

export type Names = Readonly<Record<NameField, string>>

interface NameFieldsProps {
  readonly values?: Partial<Names> | undefined
  /** One sentence for both: it stands below the first that it is about, and is read with each. */
  readonly problem?: string | undefined
  readonly wrong?: readonly NameField[] | undefined
}

/** First and last name, side by side where there is room. */
export function NameFields({ values, problem, wrong = [] }: NameFieldsProps) {
  const id = useId()
  const about = (name: NameField) => {
    if (!problem || !wrong.includes(name)) return {}
    return { problemId: id, problem: name === wrong[0] ? problem : undefined }
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="First name"
        name="first_name"
        autoComplete="given-name"
        maxLength={80}
        defaultValue={values?.first_name}
        {...about('first_name')}
      />
      <Field
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        maxLength={80}
        defaultValue={values?.last_name}
        {...about('last_name')}
      />
    </div>
  )
}
