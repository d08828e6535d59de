import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { pageMeta } from '../meta/page-meta.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/contact.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: `Contact · ${brand.name}`,
    description: `How to reach the people who run ${brand.name}: questions about an account, a refund, a result, your data, or the safety of the service.`,
  })
}

const subjects = [
  {
    title: 'Your account or a refund',
    text: 'Write from the address of your account, so that we know it is you. For a refund, name the pack.',
    subject: 'Account',
  },
  {
    title: 'A result that looks wrong',
    text: 'Say which line, and what you would have expected. Please do not send your CV; the line is enough.',
    subject: 'A result',
  },
  {
    title: 'Your data',
    text: 'Most of it you can do at once in your profile: download, correct, delete. For the rest, write to us.',
    subject: 'My data',
  },
  {
    title: 'A security problem',
    text: 'Tell us before you tell others, and we will tell you when it is closed. Do not open other people’s data.',
    subject: 'Security',
  },
] as const

export default function Contact() {
  return (
    <Page width="text">
      <h1>
        <span className="marked draws">Contact</span>
      </h1>
      <p className="mt-6 text-lg">
        Write to{' '}
        <a
          href={`mailto:${brand.supportEmail}`}
          className="font-medium underline decoration-met-ink underline-offset-4"
        >
          {brand.supportEmail}
        </a>
        . A person reads it.
      </p>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {subjects.map(({ title, text, subject }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[14rem_1fr]">
            <dt className="font-serif text-xl leading-snug">{title}</dt>
            <dd className="text-quiet">
              {text}{' '}
              <a
                href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}
                className="whitespace-nowrap text-ink underline decoration-line-strong underline-offset-4"
              >
                Write about this<span className="sr-only">: {title.toLowerCase()}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-quiet">
        For praise, ideas and complaints there is also the{' '}
        <Link to="/feedback" className="text-ink underline underline-offset-4">
          feedback page
        </Link>
        ; there you need not leave an address. Responsible for this site: {brand.operator}.
      </p>
    </Page>
  )
}
