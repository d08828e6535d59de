import { Link } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { packs, refundDays } from '@rolefit/contract/credit-rules'

const largest = packs.reduce((most, { credits }) => Math.max(most, credits), 0)

const notes = [
  {
    title: 'One credit, one analysis',
    text: 'Example texts, the regenerated CV, export and sharing belong to an analysis and cost nothing more.',
  },
  {
    title: 'No subscription',
    text: 'A pack is paid once. Credits do not expire, and nothing renews by itself.',
  },
  {
    title: `${refundDays} days to change your mind`,
    text: `Unused credits are refunded within ${refundDays} days of the purchase. Of a partly used pack, the unused part.`,
  },
] as const

/** What buying means, and where to go with more than the packs are for. */
export function PackNotes() {
  return (
    <>
      <dl className="mt-14 grid gap-8 border-t border-line pt-10 md:grid-cols-3 md:gap-10">
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-xl leading-snug">{title}</dt>
            <dd className="mt-2 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 max-w-[68ch] border-l-4 border-met-ink pl-4 text-quiet">
        Need more than {largest} credits, or credits for a team, a class or a library? Bulk pricing
        is an email away:{' '}
        <a
          href={`mailto:${brand.supportEmail}?subject=Bulk%20credits`}
          className="text-ink underline underline-offset-4"
        >
          {brand.supportEmail}
        </a>
        . Prices that do not suit you?{' '}
        <Link to="/feedback" className="text-ink underline underline-offset-4">
          Tell us what would
        </Link>
        .
      </p>
    </>
  )
}
