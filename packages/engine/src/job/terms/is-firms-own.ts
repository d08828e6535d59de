import type { Span } from '../../text/span.ts'

/**
 * "We hold a sponsor licence", "(we hold Cask Marque)", "will be given a six-month preceptorship": what the firm has itself, and
 * what whoever starts there is given, is nothing to bring along.
 */
export function isFirmsOwn(text: string, { start }: Span): boolean {
  const before = text.slice(Math.max(0, start - lettersBefore), start)
  return mayBeOwn.test(before) && (held.test(before) || given.test(before))
}

const lettersBefore = 80
const mayBeOwn = /\bwe\b|\bour\b|\bbe (?:given|offered|put|placed|enrolled|provided)\b/i
/** What may stand before the name, as others do in a list. */
const named = String.raw`(?:(?!(?:you|your|who|must|need|if|so|that)\b)[\p{L}\d+#*/&’'-]+,? ){0,5}$`
const held = new RegExp(
  String.raw`\b(?:we|our (?:company|firm|practice|school|trust|group|home|hotel|kitchen|site|team|clinic|salon|shop|garage))(?:['’]ve| have| has| also| already| currently| proudly)* (?:(?:hold|holds|held|won|earned)|been (?:awarded|given)|(?:are|is)(?: an?| fully)? (?:accredited|certified) (?:to|by|with|for|under)) ${named}`,
  'iu',
)
const given =
  /\b(?:will|['’]ll|can) (?:all |also |then |each )?be (?:given|offered|provided with|put (?:through|on)|placed on|enrolled (?:in|on)) (?:an?|the|our|full|free) (?!(?:\p{L}+ )?(?:responsib|ownership|charge))(?:[\p{L}\d-]+ ){0,3}$/iu
