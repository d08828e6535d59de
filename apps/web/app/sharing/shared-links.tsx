import { Form, Link } from 'react-router'
import type { SharedLink } from '@rolefit/contract'
import { Button } from '../ui/button.tsx'
import { dayInWords } from '../ui/day-in-words.ts'

/** The links of this account that still work, each with a way to end it. */
export function SharedLinks({ links }: { links: readonly SharedLink[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="shared-links" className="mt-8 print:hidden">
      <h2 id="shared-links" className="font-sans text-sm font-medium tracking-normal">
        Links you shared
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {links.map(({ id, analysis_id, jd_title, score, created_at, expires_at }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <Link to={`/results/${analysis_id}`} className="block min-h-11 min-w-0 text-sm">
              <span className="block truncate text-[0.9375rem] underline decoration-line-strong underline-offset-4">
                {score} · {jd_title ?? 'Untitled posting'}
              </span>{' '}
              <span className="text-quiet">
                {dayInWords(created_at)}{' '}
                <span className="whitespace-nowrap">
                  to {expires_at ? dayInWords(expires_at) : 'no end'}
                </span>
              </span>
            </Link>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                look="quiet"
                name="intent"
                value="revoke"
                className="!px-2 text-sm"
              >
                Revoke
                <span className="sr-only">
                  {' '}
                  the link to {jd_title ?? 'Untitled posting'} of {dayInWords(created_at)}
                </span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
