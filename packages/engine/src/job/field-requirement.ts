import { quoteSpan } from '../text/span.ts'
import type { Requirement } from './job.ts'
import type { Posting } from './posting.ts'

const mainShare = 0.2

/** The line of work itself: experience in the fields that the posting's words belong to. */
export function readFieldRequirement(posting: Posting): Requirement[] {
  const main = posting.profile.fields.filter(({ share }) => share >= mainShare).slice(0, 2)
  const [first] = main
  const telling = posting.terms.find(({ entry }) => entry.field === first?.field)
  if (!first || !telling) return []
  const names = main.map(({ field }) => field.replaceAll('-', ' '))
  const span = { start: telling.start, end: telling.end }
  return [
    {
      id: 'req_line-of-work',
      text: `Work in ${names.join(' and ')}`,
      quote: quoteSpan(posting.text, span),
      sentence: span,
      kind: 'experience',
      importance: 'must',
      weight: 0,
      need: { type: 'field' },
    },
  ]
}
