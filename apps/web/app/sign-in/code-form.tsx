import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

export function CodeForm({ problem }: { problem: string | undefined }) {
  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'code'
  return (
    <Form method="post" noValidate className="space-y-4">
      <input type="hidden" name="intent" value="code" />
      <Field
        label="6-digit code from the email"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-60"
        problem={problem}
      />
      <Button type="submit" isBusy={isSending}>
        Sign in with the code
      </Button>
    </Form>
  )
}
