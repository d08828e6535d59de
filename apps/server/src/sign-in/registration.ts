import { z } from 'zod'
import { isYearOfBirth } from '@rolefit/contract/sign-in-rules'
import { cleanName } from '../accounts/clean-name.ts'
import { Problem } from '../http/replies/problem.ts'

const earliestYearOfBirth = 1900

const Registration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  year_of_birth: z.number(),
})
export type Registration = Readonly<z.infer<typeof Registration>>

export interface RegistrationForm {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly year_of_birth?: string | number | null | undefined
}

/** Checks what a new person typed, in the order the form asks for it. */
export function readRegistration(form: RegistrationForm, now: number): Registration {
  const first_name = cleanName(form.first_name)
  const last_name = cleanName(form.last_name)
  if (!first_name || !last_name) throw new Problem('required_fields_missing')
  const year = String(form.year_of_birth ?? '').trim()
  if (!isYearOfBirth(year)) throw new Problem('invalid_year_of_birth')
  const year_of_birth = Number(year)
  const thisYear = new Date(now).getUTCFullYear()
  if (year_of_birth < earliestYearOfBirth || year_of_birth > thisYear) {
    const message = `Year of birth must be between ${earliestYearOfBirth} and ${thisYear}.`
    throw new Problem('impossible_year_of_birth', { message })
  }
  return { first_name, last_name, year_of_birth }
}

/** The registration as it was stored with the request. */
export function parseRegistration(stored: string): Registration {
  return Registration.parse(JSON.parse(stored))
}
