import { data } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { EmbeddedForm } from '../feedback/embedded-form.tsx'
import { FeedbackForm } from '../feedback/feedback-form.tsx'
import { Goodbye } from '../feedback/goodbye.tsx'
import { type FeedbackAnswer, sendFeedbackForm } from '../feedback/send-feedback.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { pageContext } from '../page-context.ts'
import {
  keepDataWhenLost,
  surviveLostConnection,
  troubleInWords,
} from '../session/survive-lost-connection.ts'
import { Page } from '../ui/page.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Route } from './+types/feedback.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: `Feedback · ${brand.name}`,
    description: `Tell the people who make ${brand.name} what went wrong, what is missing, or what you like. No account and no address needed.`,
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return { formUrl: context.get(pageContext).feedbackFormUrl ?? null }
}

export async function action(args: Route.ActionArgs) {
  const answer = await sendFeedbackForm(args, await args.request.formData())
  return data(answer, { status: answer.sent ? 200 : 400 })
}

export const shouldRevalidate = keepDataWhenLost

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return surviveLostConnection<FeedbackAnswer, FeedbackAnswer>(serverAction, (trouble) => ({
    problem: troubleInWords[trouble],
  }))
}

export default function Feedback({ loaderData: { formUrl }, actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <Goodbye hasAnswered={actionData?.sent !== undefined} />
      <h1>
        <span className="marked draws">Feedback</span>
      </h1>
      <p className="mt-6 mb-8 max-w-[40rem] text-lg text-quiet">
        What went wrong, what is missing, what you like. It goes to the people who run this site.
      </p>
      {formUrl ? (
        <EmbeddedForm address={formUrl} />
      ) : (
        <Sheet>
          <FeedbackForm answer={actionData} />
        </Sheet>
      )}
    </Page>
  )
}
