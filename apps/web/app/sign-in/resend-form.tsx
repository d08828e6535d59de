import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'

const cooldownMs = 30_000

/** Another mail, but not every second; or another address. */
export function ResendForm({ next }: { next: string }) {
  const [isCooling, setCooling] = useState(false)
  useEffect(() => {
    if (!isCooling) return
    const timer = setTimeout(() => setCooling(false), cooldownMs)
    return () => clearTimeout(timer)
  }, [isCooling])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
      <Form method="post" onSubmit={() => setCooling(true)}>
        <input type="hidden" name="intent" value="resend" />
        <Button type="submit" look="quiet" className="!px-0" disabled={isCooling}>
          {isCooling ? 'A new email can be sent in half a minute' : 'Send the email again'}
        </Button>
      </Form>
      <ButtonLink to={`/login?next=${encodeURIComponent(next)}`} look="quiet" className="!px-0">
        Use another email
      </ButtonLink>
    </div>
  )
}
