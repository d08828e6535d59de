import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { isEmail } from '@rolefit/contract/sign-in-rules'
import { track } from '../analytics/track.ts'
import { useKeptFields } from '../session/use-kept-fields.ts'
import { signInDraftKey } from '../session/user-record.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { LoginProblem, Mode } from './ask-for-link.ts'
import { ModeToggle } from './mode-toggle.tsx'
import { RegistrationFields } from './registration-fields.tsx'
import { useAccountExists } from './use-account-exists.ts'

interface LoginFormProps {
  readonly initialMode: Mode
  readonly next: string
  readonly problem: LoginProblem | undefined
}

export function LoginForm({ initialMode, next, problem }: LoginFormProps) {
  const [email, setEmail] = useState(problem?.typed?.email ?? '')
  const [chosen, setMode] = useState<Mode>(initialMode)
  const [answered, setAnswered] = useState<LoginProblem | undefined>()
  const form = useKeptFields<HTMLFormElement>(signInDraftKey)
  const isSending = useNavigation().state !== 'idle'
  // A refusal can switch the mode; after that the person's own choice counts again.
  if (problem && problem !== answered) {
    setAnswered(problem)
    setMode(problem.mode)
  }
  useAccountExists(email, (exists) => setMode(exists ? 'signin' : 'register'))
  const shown = problem && problem === answered && problem.mode === chosen ? problem : undefined
  const mistakes = shown?.mistakes ?? {}
  const isRegister = chosen === 'register'

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="space-y-5"
      onSubmit={() => isEmail(email) && track('sign_in_requested', chosen)}
    >
      <ModeToggle mode={chosen} onChange={setMode} next={next} />
      <input type="hidden" name="mode" value={chosen} />
      <input type="hidden" name="next" value={next} />
      <Notice tone="bad">{shown?.message}</Notice>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="you@example.com"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        problem={mistakes.email}
      />
      {isRegister && <RegistrationFields mistakes={mistakes} typed={problem?.typed} />}
      <Button type="submit" className="w-full" isBusy={isSending}>
        {isRegister ? 'Create account' : 'Send magic link'}
      </Button>
      <p className="text-sm text-quiet">
        By continuing you agree to the{' '}
        <Link to="/legal/terms" className="underline underline-offset-2">
          Terms
        </Link>{' '}
        and have read the{' '}
        <Link to="/legal/privacy" className="underline underline-offset-2">
          Privacy
        </Link>{' '}
        notice. No password: we email you a link and a code.
      </p>
    </Form>
  )
}
