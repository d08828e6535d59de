import type { Analysis } from '@rolefit/contract'
import { Stroke } from '../../ui/stroke.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { statusLook } from '../status-look.ts'
import { trimQuote } from '../trim-quote.ts'
import { knockOuts } from './ledger-entries.ts'

/** What decides whatever the score says: permits, licences, places. */
export function CheckFirst({ analysis }: { analysis: Analysis }) {
  const conditions = knockOuts(analysis)
  if (conditions.length === 0) return null
  return (
    <section aria-labelledby="check-first">
      <SectionHeading id="check-first" title="Check these first">
        Whatever the score: where one of these is not so, the answer is usually no. They give no
        points and take none.
      </SectionHeading>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {conditions.map(({ id, text, status, evidence }) => (
          <li
            key={id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 break-inside-avoid print:py-1.5"
          >
            <span className="text-sm">
              <Stroke kind={statusLook[status].stroke}>{statusLook[status].word}</Stroke>
            </span>
            <span>
              {text}
              <span className="block text-sm text-quiet">
                {evidence[0]
                  ? `“${trimQuote(evidence[0].quote)}”`
                  : 'The CV does not say. Only you know.'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
