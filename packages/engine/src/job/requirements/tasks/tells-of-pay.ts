import type { Span } from '../../../text/span.ts'
import type { Posting } from '../../posting.ts'

/** "MPS/UPS + SEN2 allowance", "4 days on 3 off, £31,500 + tronc": on what terms one works, and nothing that one does. */
export function tellsOfPay({ text }: Pick<Posting, 'text'>, { start, end }: Span): boolean {
  return terms.test(text.slice(start, end))
}

const terms =
  /[£€$]\s?\d[\d,.]*k?(?:\s?[-–]\s?[£€$]?\d[\d,.]*k?)?\s*(?:\+|p\/?[hda]\b|per (?:hour|day|week|annum|year)|an? (?:hour|day|week|year)|ote\b|plus\b|doe\b|pro rata)|\b(?:MPS|UPS|TLR\d?|NJC|OTE)\b|\b(?:tronc|sen\d? allowance|london weighting|pro rata|immediate start)\b|^\W*temp(?:orary)? to perm|^\W*ctc\b|\b\d+(?:\.\d+)? ?lpa\b/i

/** "5 AA Red Star country house hotel" below the title: what the place is. */
export function standsBelowTitle(
  { text, title }: Pick<Posting, 'text' | 'title'>,
  unit: Span,
): boolean {
  if (!title || unit.start < title.end || unit.start - title.end > lettersBetween) return false
  return (
    /^[^\n]*\n[ \t]*$/.test(text.slice(title.end, unit.start)) &&
    !/[.!?:]$/.test(text.slice(unit.start, unit.end))
  )
}

const lettersBetween = 120
