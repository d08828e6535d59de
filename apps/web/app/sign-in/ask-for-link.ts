import type { register, requestMagicLink } from '@rolefit/contract'
import type { Refused } from '@rolefit/contract/call'
import { isEmail, isYearOfBirth, safeNext } from '@rolefit/contract/sign-in-rules'
import { callApi, type PageRequest } from '../page-context.ts'
import { nameFields } from '../ui/name-fields.tsx'
import { goWaiting } from './pending.ts'

const invalidEmail = 'Please enter a valid email.'
const namesRequired = 'First name and last name are required.'

export type Mode = 'signin' | 'register'

type TypedField = 'email' | 'first_name' | 'last_name' | 'year_of_birth'

export type Mistakes = Partial<Readonly<Record<TypedField, string>>>

/** What the form shows after a try that did not lead on. */
export interface LoginProblem {
  readonly mode: Mode
  /** What is wrong with the whole of it. */
  readonly message?: string
  /** What is wrong with each field. */
  readonly mistakes?: Mistakes
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
  const mistakes = {
    ...(!isEmail(email) && { email: invalidEmail }),
    ...(mode === 'register' && registrationMistakes(typed)),
  }
  if (Object.keys(mistakes).length > 0) return { mode, mistakes, typed }
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

function registrationMistakes(typed: Readonly<Record<TypedField, string>>): Mistakes {
  const missing = nameFields.filter((name) => typed[name] === '')
  return {
    ...Object.fromEntries(missing.map((name) => [name, namesRequired])),
    ...(!isYearOfBirth(typed.year_of_birth) && {
      year_of_birth: 'Year of birth is required and must be a 4-digit number (e.g., 1992).',
    }),
  }
}

/** The catalogue of sentences for what the API may refuse. */
function explain({ error, message }: Refused, mode: Mode): LoginProblem {
  switch (error) {
    case 'not_found':
      return { mode: 'register', message: 'No account has this email yet — switched to Register.' }
    case 'user_exists':
      return { mode: 'signin', message: 'Account exists — switched to Sign in.' }
    case 'required_fields_missing':
      return { mode, mistakes: { first_name: namesRequired } }
    case 'invalid_year_of_birth':
      return { mode, mistakes: { year_of_birth: 'Year of birth must be a number.' } }
    case 'impossible_year_of_birth':
      return { mode, mistakes: { year_of_birth: message } }
    case 'invalid_email':
      return { mode, mistakes: { email: invalidEmail } }
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
