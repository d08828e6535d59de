import type { register, requestMagicLink } from '@rolefit/contract'
import type { Refused } from '@rolefit/contract/call'
import { isEmail, isYearOfBirth, safeNext } from '@rolefit/contract/sign-in-rules'
import { callApi, type PageRequest } from '../page-context.ts'
import { goWaiting } from './pending.ts'

export type Mode = 'signin' | 'register'

export type TypedField = 'email' | 'first_name' | 'last_name' | 'year_of_birth'

/** What the form shows after a try that did not lead on. */
export interface LoginProblem {
  readonly mode: Mode
  readonly message: string
  readonly field?: TypedField
  /** As it was typed: without scripts the form comes back as a new page. */
  readonly typed?: Readonly<Record<TypedField, string>>
}

/** Carries the filled-in form to the API; leads on to the waiting page, or answers what is wrong. */
export async function askForLink(
  args: PageRequest,
  form: FormData,
): Promise<LoginProblem | Response> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const mode: Mode = text('mode') === 'register' ? 'register' : 'signin'
  const typed = {
    email: text('email'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    year_of_birth: text('year_of_birth'),
  }
  const { email } = typed
  const next = safeNext(text('next'))
  const mistake = mode === 'register' ? registrationMistake(typed) : null
  if (!isEmail(email)) {
    return { mode, message: 'Please enter a valid email.', field: 'email', typed }
  }
  if (mistake) return { ...mistake, typed }
  const reply =
    mode === 'register'
      ? await callApi<typeof register>(args, {
          method: 'POST',
          path: '/api/auth/register',
          body: { ...typed, next },
        })
      : await callApi<typeof requestMagicLink>(args, {
          method: 'POST',
          path: '/api/auth/request-magic-link',
          body: { email, next },
        })
  if (!reply.ok) return { ...explain(reply, mode), typed }
  return goWaiting({ email, next }, { verifyUrl: reply.verify_url })
}

function registrationMistake(typed: Readonly<Record<TypedField, string>>): LoginProblem | null {
  const missing = (['first_name', 'last_name'] as const).find((name) => typed[name] === '')
  if (missing) {
    return { mode: 'register', message: 'First name and last name are required.', field: missing }
  }
  if (!isYearOfBirth(typed.year_of_birth)) {
    const message = 'Year of birth is required and must be a 4-digit number (e.g., 1992).'
    return { mode: 'register', message, field: 'year_of_birth' }
  }
  return null
}

/** The catalogue of sentences for what the API may refuse. */
function explain({ error, message }: Refused, mode: Mode): LoginProblem {
  switch (error) {
    case 'not_found':
      return { mode: 'register', message: 'No account has this email yet — switched to Register.' }
    case 'user_exists':
      return { mode: 'signin', message: 'Account exists — switched to Sign in.' }
    case 'required_fields_missing':
      return { mode, message: 'First name and last name are required.', field: 'first_name' }
    case 'invalid_year_of_birth':
      return { mode, message: 'Year of birth must be a number.', field: 'year_of_birth' }
    case 'impossible_year_of_birth':
      return { mode, message, field: 'year_of_birth' }
    case 'invalid_email':
      return { mode, message: 'Please enter a valid email.', field: 'email' }
    case 'rate_limited':
      return { mode, message }
    case 'network':
      return { mode, message: 'Network error. Please try again.' }
    case 'unexpected_response':
      return { mode, message: 'Unexpected response. Please try again.' }
    default: {
      const isNew = mode === 'register'
      return {
        mode,
        message: isNew ? 'Could not register. Please try again.' : 'Could not send magic link.',
      }
    }
  }
}
