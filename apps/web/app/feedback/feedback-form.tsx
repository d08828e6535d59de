import { useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { track } from '../analytics/track.ts'
import { forgetFields, useKeptFields } from '../session/use-kept-fields.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useHasLeft } from './goodbye.tsx'
import type { FeedbackAnswer, FilledFeedback } from './send-feedback.ts'
import { topics } from './topics.ts'

const draftKey = 'rolefit:feedback-draft'

export function FeedbackForm({ answer }: { answer: FeedbackAnswer | undefined }) {
  const isSending = useNavigation().state !== 'idle'
  const { sent, problem, field, filled } = answer ?? {}
  const form = useKeptFields<HTMLFormElement>(draftKey)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sent) return
    track('feedback_sent', sent)
    forgetFields(draftKey)
    thanks.current?.focus()
  }, [sent])
  if (sent) {
    return (
      <div ref={thanks} tabIndex={-1} className="outline-none">
        <Notice tone="good">
          <strong className="font-medium">Thank you.</strong> It has arrived, and a person will read
          it. If you left an address, you will get an answer.
        </Notice>
      </div>
    )
  }
  return (
    <Form ref={form} method="post" noValidate className="space-y-6">
      <Topics chosen={filled?.topic} />
      <Message words={filled?.message} problem={field === 'message' ? problem : undefined} />
      <Field
        label="Your email, if you would like an answer"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={filled?.email}
        hint="Leave it empty to stay anonymous."
        problem={field === 'email' ? problem : undefined}
      />
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
      <Notice tone="bad">{problem && !field ? problem : null}</Notice>
      <Button type="submit" isBusy={isSending}>
        Send
      </Button>
    </Form>
  )
}

function Topics({ chosen }: { chosen: FilledFeedback['topic'] | undefined }) {
  // Who has just left came with no fault to report.
  const likeliest = useHasLeft() ? 'other' : 'problem'
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">What is it about?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {topics.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-sheet border border-line-strong bg-sheet px-3 has-checked:border-met-ink has-checked:bg-met"
          >
            <input
              type="radio"
              name="topic"
              value={value}
              defaultChecked={value === (chosen ?? likeliest)}
              className="size-4 accent-met-ink"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface MessageProps {
  readonly words: string | undefined
  readonly problem: string | undefined
}

function Message({ words, problem }: MessageProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Your message
      </label>
      <textarea
        id={id}
        name="message"
        rows={7}
        defaultValue={words}
        aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
        className="block w-full rounded-sheet border border-line-strong bg-sheet px-3 py-2 text-base hover:border-ink aria-invalid:border-missing"
      />
      {problem ? (
        <p id={`${id}-problem`} className="mt-1.5 text-sm font-medium text-missing">
          {problem}
        </p>
      ) : (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-quiet">
          What you did, what happened, what you had hoped for. Please do not send a CV.
        </p>
      )}
    </div>
  )
}
