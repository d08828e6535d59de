import { isPaper } from '../../../lexicon/is-paper.ts'
import { overlaps, quoteSpan, type Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { eitherNeed } from './either-need.ts'

/**
 * A kind of system with the name of one asks once: "Booking system (Tessitura)", "INSZoom or similar case management
 * software". Who names the one need not name the kind, even where no word data knows it.
 */
export function joinNamed(
  { text }: Posting,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const joined = new Map<Requirement, Requirement | null>()
  for (const kind of requirements) {
    const name = isOpen(kind) ? findName(text, kind) : null
    if (!name || joined.has(kind)) continue
    const own = requirements.find((each) => each !== kind && overlaps(each.quote, name))
    if (own && (!isOpen(own) || joined.has(own))) continue
    joined.set(kind, withName(text, { kind, name, own }))
    if (own) joined.set(own, null)
  }
  if (joined.size === 0) return requirements
  return requirements.flatMap((each) => {
    const other = joined.get(each)
    return other === undefined ? [each] : (other ?? [])
  })
}

function isOpen(requirement: Requirement): boolean {
  const { need, kind } = requirement
  const isTerm = need.type === 'terms' || need.type === 'words'
  return isTerm && kind !== 'duty' && kind !== 'language' && !isPaper(requirement)
}

const name = String.raw`\p{Lu}[\p{L}\d.+]*(?: \p{Lu}[\p{L}\d]*){0,2}`
const ofKind =
  '(?:systems?|software|packages?|platforms?|tools?|suites?|databases?|records?|apps?|applications?|programs?)'
const behind = new RegExp(
  String.raw`^(?: ${ofKind})?(?: \((?:e\.?g\.?,? |such as |like |we use |currently )?|,? (?:such as|like|e\.?g\.?,?|for example,?) )(${name})(?=\)|\s*$|[.;]| or (?:an? |any |some )?(?:similar|other|another|equivalent|comparable))`,
  'u',
)
const before = new RegExp(
  String.raw`(?<![\p{L}\d])(${name}),? or (?:an? |any )?(?:other|another|similar|comparable|equivalent) $`,
  'u',
)
const endsInKind = new RegExp(String.raw`\b${ofKind}$`, 'iu')
const lettersAround = 64

/** Where a sentence names one of a kind: "(LEAP)" behind "case management system", "INSZoom or similar" before it. */
function findName(text: string, { quote, sentence }: Requirement): Span | null {
  const rest = text.slice(quote.end, Math.min(sentence.end, quote.end + lettersAround))
  const follows = behind.exec(rest)
  if (follows?.[1]) {
    const isBare = / \(\p{Lu}/u.test(follows[0])
    const isKind = endsInKind.test(quote.quote) || new RegExp(`^ ${ofKind}\\b`).test(rest)
    if (isBare && (!isKind || isShortForm(quote.quote, follows[1]))) return null
    const end = quote.end + follows[0].length
    return { start: end - follows[1].length, end }
  }
  const from = Math.max(sentence.start, quote.start - lettersAround)
  const leads = before.exec(text.slice(from, quote.start))
  if (!leads?.[1]) return null
  const start = from + leads.index
  return { start, end: start + leads[1].length }
}

/** "Learning management system (LMS)": the same in letters. */
function isShortForm(words: string, letters: string): boolean {
  const initials = words
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return /^\p{Lu}{2,6}s?$/u.test(letters) && initials.includes(letters.slice(0, 2))
}

interface Named {
  readonly kind: Requirement
  readonly name: Span
  /** What was read of the name already. */
  readonly own: Requirement | undefined
}

function withName(text: string, { kind, name, own }: Named): Requirement {
  const start = Math.min(kind.quote.start, name.start)
  const end = Math.max(kind.quote.end, name.end)
  const close = text.charAt(end) === ')' ? 1 : 0
  const span = { start, end: end + close }
  const known = own && own.weight > kind.weight ? own : kind
  return {
    ...known,
    kind: kind.need.type === 'terms' || !own ? kind.kind : own.kind,
    text: text.slice(span.start, span.end),
    quote: quoteSpan(text, span),
    need: eitherNeed(kind.need, own?.need ?? { type: 'words', roots: rootsAt(text, name) }),
  }
}

function rootsAt(text: string, { start, end }: Span): string[] {
  return rootsOf(tokenize(text.slice(start, end)))
}
