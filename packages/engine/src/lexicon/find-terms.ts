import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import type { FieldProfile } from './field-profile.ts'
import type { Lexicon, Naming } from './lexicon.ts'
import type { LexiconEntry, LexiconTitle } from './lexicon-entry.ts'
import type { PhraseHit } from './phrase-index.ts'
import type { WordedText } from './read-words.ts'

/** A skill as a text names it. */
export interface TermHit extends Span {
  readonly entry: LexiconEntry
  /** The way of writing that was found. */
  readonly written: string
  /** Tokens from `first` to before `last`. */
  readonly first: number
  readonly last: number
}

/** A job title as a text names it. */
export interface TitleHit extends Span {
  readonly title: LexiconTitle
  readonly first: number
  readonly last: number
}

interface Named {
  readonly field: string
}

/** Finds the skills a text names. Words with two meanings are read in the light of its fields. */
export function findTerms(lexicon: Lexicon, worded: WordedText, profile: FieldProfile): TermHit[] {
  const context = readContext(lexicon, worded, profile)
  const { tokens } = worded
  return worded.skills.flatMap((hit) => {
    const naming = chooseNaming(hit, context)
    const span = hitSpan(tokens, hit)
    if (!naming || !span) return []
    const { named, form } = naming
    return [{ ...span, entry: named, written: form.written, first: hit.first, last: hit.last }]
  })
}

/** Finds the job titles a text names. */
export function findTitles(
  lexicon: Lexicon,
  worded: WordedText,
  profile: FieldProfile,
): TitleHit[] {
  const context = readContext(lexicon, worded, profile)
  const { tokens } = worded
  return worded.titles.flatMap((hit) => {
    const naming = chooseNaming(hit, context)
    const span = hitSpan(tokens, hit)
    return naming && span
      ? [{ ...span, title: naming.named, first: hit.first, last: hit.last }]
      : []
  })
}

interface Context extends Pick<WordedText, 'text' | 'tokens'> {
  readonly lexicon: Lexicon
  readonly profile: FieldProfile
  readonly isCaseless: boolean
}

function readContext(
  lexicon: Lexicon,
  { text, tokens }: WordedText,
  profile: FieldProfile,
): Context {
  const isCaseless = text.length > 200 && !/\p{Lu}/u.test(text.slice(text.indexOf('\n') + 1))
  return { lexicon, text, tokens, profile, isCaseless }
}

function chooseNaming<Value extends Named>(
  hit: PhraseHit<Naming<Value>>,
  context: Context,
): Naming<Value> | undefined {
  const { tokens, profile } = context
  const span = hitSpan(tokens, hit)
  if (!span) return undefined
  const possible = hit.values.filter(({ named, form }) => {
    if (form.isCaseSensitive && !isWrittenSo(context, span, form.written)) return false
    return !form.isFieldOnly || profile.speaksOf(named.field)
  })
  const [first, ...others] = possible
  if (!first) return undefined
  return others.reduce(
    (best, each) =>
      profile.share(each.named.field) > profile.share(best.named.field) ? each : best,
    first,
  )
}

/** In a text without capitals an acronym cannot show its own, unless it would be an everyday word. */
function isWrittenSo({ text, isCaseless, lexicon }: Context, span: Span, form: string): boolean {
  const written = text.slice(span.start, span.end)
  if (written !== form && written !== `${form}s`) {
    return isCaseless && form.length > 2 && !lexicon.isEveryday(written)
  }
  if (form.length > 1) return true
  const around = `${text.charAt(span.start - 1)}${text.charAt(span.end)}`
  return !/[&'’.]/.test(around)
}

function hitSpan(tokens: readonly Token[], hit: { first: number; last: number }): Span | undefined {
  const first = tokens[hit.first]
  const last = tokens[hit.last - 1]
  return first && last && { start: first.start, end: last.end }
}
