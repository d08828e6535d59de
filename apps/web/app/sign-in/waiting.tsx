import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { WaitingProblem } from './answer-waiting.ts'
import { CodeForm } from './code-form.tsx'
import type { Pending } from './pending.ts'
import { ResendForm } from './resend-form.tsx'
import { WaitingCounter } from './waiting-counter.tsx'

interface WaitingProps {
  readonly pending: Pending
  /** How long ago the mail was sent. */
  readonly waitedMs: number
  readonly problems: WaitingProblem
  /** Whether another mail was just asked for. */
  readonly isSentAgain: boolean
}

/** A mail is under way: what to do with it, and what to do where it does not come. */
export function Waiting({ pending, waitedMs, problems, isSentAgain }: WaitingProps) {
  const { email, next, devLink, sentAtMs } = pending
  return (
    <>
      <p className="mt-4 text-quiet">
        {devLink ? 'A link and a code are ready for' : 'We sent a link and a code to'}{' '}
        <strong className="text-ink wrap-anywhere">{email}</strong>. Open the link in this browser,
        or type the code here. Both work once, for 15 minutes.
      </p>
      <Sheet className="mt-8 space-y-6">
        <CodeForm problem={problems.codeProblem} />
        <WaitingCounter key={sentAtMs} waitedMs={waitedMs} />
        {devLink && (
          <p className="border-l-4 border-partly pl-4 text-sm">
            No mail server is set on this machine, so no email was sent.{' '}
            <a href={devLink} className="font-medium underline underline-offset-2">
              Open the sign-in link
            </a>{' '}
            or find the code in the{' '}
            <a href="/dev/mailbox" className="underline underline-offset-2">
              development mailbox
            </a>
            .
          </p>
        )}
        <Notice tone="bad">{problems.resendProblem}</Notice>
        <Notice tone="good">
          {isSentAgain &&
            (devLink ? 'A new link and a new code are ready.' : 'A new email is on its way.')}
        </Notice>
        <ResendForm next={next} />
      </Sheet>
    </>
  )
}
