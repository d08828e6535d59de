import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { pageMeta } from '../meta/page-meta.ts'
import { LongText } from '../prose/long-text.tsx'
import { renderMarkdown } from '../prose/render-markdown.ts'
import type { Route } from './+types/method.ts'
import { method } from 'virtual:engine-at-build'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: `How the score is made · ${brand.name}`,
    description:
      'Every weight, rule and limit behind the match score, generated from the constants that compute it: what is looked for, what evidence earns, and what it cannot see.',
  })
}

export function loader() {
  const { html, contents } = renderMarkdown(forReaders(method))
  return { html, contents }
}

export default function Method({ loaderData }: Route.ComponentProps) {
  return (
    <LongText title="How the score is made" text={loaderData}>
      <p className="mt-5 max-w-[40rem] text-lg text-quiet">
        Every weight and rule behind the number. To see them at work first, look at{' '}
        <Link to="/#example" className="text-ink underline underline-offset-4">
          an example result
        </Link>
        .
      </p>
    </LongText>
  )
}

/** The page has a heading of its own, and who reads it here has no command line. */
function forReaders(text: string): string {
  return text.replace(/^# .*\n/, '').replace(/; `npm run method` writes it anew\./, '.')
}
