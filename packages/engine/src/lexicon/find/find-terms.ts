import { withoutStops } from '../../text/forms/spelling.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import { isCaseless } from '../../text/letters/is-caseless.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import type { FieldProfile } from '../field-profile.ts'
import { isPaper } from '../is-paper.ts'
import { fieldKinship } from '../kin/field-kinship.ts'
import { isName, type Lexicon, type Naming, type Skill } from '../lexicon.ts'
import type { LexiconTitle } from '../lexicon-entry.ts'
import { anywhere } from '../main-trades.ts'
import type { PhraseHit } from '../phrases/phrase-index.ts'
import { isOfCountry } from './is-of-country.ts'
import type { WordedText } from './read-words.ts'

/** A skill as a text names it. */
export interface TermHit extends Span {
  readonly entry: Skill
  /** What else the words may mean in a text of these fields: "firmware" of software and of engineering. */
  readonly others: readonly Skill[]
  /** The way of writing that was found. */
  readonly written: string
  /** Tokens from `first` to before `last`. */
  readonly first: number
  readonly last: number
}

/** A job title as a text names it. */
export interface TitleHit extends Span {
  readonly title: LexiconTitle
  /** The way of writing that was found. */
  readonly written: string
  readonly first: number
  readonly last: number
}

interface Named {
  readonly field: string
}

/** Finds the skills a text names. Words with two meanings are read in the light of its fields. */
export function findTerms(lexicon: Lexicon, worded: WordedText, profile: FieldProfile): TermHit[] {
  const context = readContext(lexicon, worded, profile)
  const { text, tokens } = worded
  const found: TermHit[] = []
  for (const [at, hit] of worded.skills.entries()) {
    const { first, last } = hit
    const span = hitSpan(tokens, hit)
    const naming =
      span && (chooseNaming(hit.values, span, context) ?? listedNaming(worded, at, context))
    if (!naming) continue
    const { named: entry, written } = naming
    // "Fluent English" above "Team player" ends with its line.
    if (entry.kind === 'language' && text[span.end] !== '\n' && isOfCountry(tokens, last)) continue
    if (naming.isCaseSensitive && last - first === 1 && isDeedAt(tokens, first)) continue
    const end = span.end + (endsInSign(text, span.end, written) ? 1 : 0)
    const others = otherMeanings(hit.values, { naming, span, context })
    found.push({ start: span.start, end, entry, others, written, first, last })
  }
  return found
}

/** Finds the job titles a text names. */
export function findTitles(
  lexicon: Lexicon,
  worded: WordedText,
  profile: FieldProfile,
): TitleHit[] {
  const context = readContext(lexicon, worded, profile)
  const { tokens } = worded
  const found: TitleHit[] = []
  for (const [at, hit] of worded.titles.entries()) {
    const { first, last } = hit
    const span = hitSpan(tokens, hit)
    const naming =
      span && (chooseNaming(hit.values, span, context) ?? onlyNaming(hit, span, context))
    if (!naming) continue
    const { named: title, written } = naming
    // "Principal social worker" is no head of a school.
    if (naming.isFieldOnly && worded.titles[at + 1]?.first === last && !tokens[last]?.isApart)
      continue
    found.push({ start: span.start, end: span.end, title, written, first, last })
  }
  return found
}

const behindDeed = wordAmong('on off out up the through than'.split(' '))

/** "Go on patrol", "Zoom through the rush", "CSS: Less than a year": large for its place alone, and no name. */
function isDeedAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next?.isApart !== false || !behindDeed.has(next)) return false
  return tokens[at]?.isApart === true || next.word === 'than'
}

/** "Linux+" and "R.N." end behind their last words. */
function endsInSign(text: string, end: number, written: string): boolean {
  const sign = text.charAt(end)
  return sign === '.' ? text.charAt(end - 2) === '.' : sign === '+' && hasPlus(written)
}

interface Context extends Pick<WordedText, 'text' | 'tokens'> {
  readonly smallWords: ReadonlySet<string> | undefined
  readonly lexicon: Lexicon
  readonly profile: FieldProfile
  readonly isCaseless: boolean
}

function readContext(
  lexicon: Lexicon,
  { text, tokens, smallWords }: WordedText,
  profile: FieldProfile,
): Context {
  return { lexicon, text, tokens, profile, smallWords, isCaseless: isCaseless(text) }
}

/** Of several meanings, the one whose field the text speaks of most; "Linux+" is more than Linux. */
function chooseNaming<Value extends Named>(
  namings: readonly Naming<Value>[],
  span: Span,
  context: Context,
): Naming<Value> | undefined {
  let best: Naming<Value> | undefined
  for (const naming of namings) {
    if (!isPossible(naming, span, context)) continue
    if (!best || isNearer(naming, best, { span, context })) best = naming
  }
  return best
}

/** "HCA" alone in its line of a text that speaks of no field at all: what else should it mean? */
function onlyNaming<Value extends Named>(
  { values, first, last }: PhraseHit<Naming<Value>>,
  span: Span,
  { text, tokens, profile }: Context,
): Naming<Value> | undefined {
  const [naming] = values
  if (values.length > 1 || !naming || !tokens[first]?.isApart) return undefined
  const isAlone = last === tokens.length || tokens[last]?.isApart
  const isSilent = profile.fields.every(({ field }) => anywhere.has(field))
  return isAlone && isSilent && isAsWritten(text.slice(span.start, span.end), naming.written)
    ? naming
    : undefined
}

/** "Git and CI" are of one trade. */
const leastKinship = 0.5

/** "Word, Excel" and "Excel & Word": a name that needs its field is of it beside another of that field. */
function listedNaming(
  { skills, tokens }: WordedText,
  at: number,
  context: Context,
): Naming<Skill> | undefined {
  const hit = skills[at]
  const span = hit && hitSpan(tokens, hit)
  if (!span) return undefined
  return hit.values.find(
    (naming) =>
      naming.isFieldOnly &&
      naming.isCaseSensitive &&
      isWrittenSo(context, span, naming.written) &&
      [skills[at - 2], skills[at - 1], skills[at + 1], skills[at + 2]].some(
        (other) =>
          other?.values.some(
            ({ named, isFieldOnly }) =>
              !isFieldOnly && fieldKinship(named.field, naming.named.field) > leastKinship,
          ) && areListed(tokens, hit, other),
      ),
  )
}

/** "Excel (pivots), Word". */
const mostWordsBetween = 2

function areListed(tokens: readonly Token[], one: Place, other: Place): boolean {
  const [before, behind] = one.first < other.first ? [one, other] : [other, one]
  const between = behind.first - before.last
  return between === 1 && tokens[before.last]?.word === 'and'
    ? true
    : between <= mostWordsBetween && tokens[behind.first]?.isApart === true
}

interface Place {
  readonly first: number
  readonly last: number
}

const noOthers: readonly Skill[] = []

function otherMeanings(
  namings: readonly Naming<Skill>[],
  { naming, span, context }: { naming: Naming<Skill>; span: Span; context: Context },
): readonly Skill[] {
  if (namings.length === 1) return noOthers
  const found = context.text.slice(span.start, span.end)
  const isExact = isAsWritten(found, naming.written)
  return namings
    .filter(
      (each) =>
        each.named !== naming.named &&
        (!isExact || isAsWritten(found, each.written)) &&
        isPaper(each.named) === isPaper(naming.named) &&
        context.profile.speaksOf(each.named.field) &&
        isPossible(each, span, context),
    )
    .map(({ named }) => named)
}

function isNearer(
  one: Naming<Named>,
  other: Naming<Named>,
  { span, context: { text, profile } }: { readonly span: Span; readonly context: Context },
): boolean {
  if (hasPlus(one.written) !== hasPlus(other.written)) return hasPlus(one.written)
  // "Security operations" and "securities operations" share their roots and nothing else.
  const found = text.slice(span.start, span.end)
  const isOneAsWritten = isAsWritten(found, one.written)
  if (isOneAsWritten !== isAsWritten(found, other.written)) return isOneAsWritten
  return profile.share(one.named.field) > profile.share(other.named.field)
}

function isPossible(naming: Naming<Named>, span: Span, context: Context): boolean {
  if (!hasItsPlus(naming.written, span, context)) return false
  if (naming.isCaseSensitive && !isWrittenSo(context, span, naming.written)) return false
  if (naming.isExact && !isAsWritten(context.text.slice(span.start, span.end), naming.written))
    return false
  return isInItsField(naming, context)
}

function isInItsField(naming: Naming<Named>, { profile }: Context): boolean {
  if (naming.isOwnFieldOnly) return profile.isAbout(naming.named.field)
  return !naming.isFieldOnly || profile.speaksOf(naming.named.field)
}

/** A hyphen is as good as a blank. */
function isAsWritten(found: string, written: string): boolean {
  const plain = (words: string) =>
    withoutStops(words)
      .toLowerCase()
      .replace(/[\s-]+/g, ' ')
  return plain(found) === plain(written)
}

/** "Security" is no "Security+", and "network" no "Network+"; what more words tell apart needs no sign. */
function hasItsPlus(form: string, { end }: Span, { text }: Context): boolean {
  return !hasPlus(form) || form.includes(' ') || text.charAt(end) === '+'
}

/** "C++" is one word with both of its own. */
function hasPlus(form: string): boolean {
  return form.endsWith('+') && !form.endsWith('++')
}

/** In a text without capitals an acronym cannot show its own, unless it would be an everyday word. */
function isWrittenSo(
  { text, isCaseless, smallWords, lexicon }: Context,
  span: Span,
  form: string,
): boolean {
  const written = withoutStops(text.slice(span.start, hasPlus(form) ? span.end + 1 : span.end))
  if (written !== form && (written !== `${form}s` || isName(form))) {
    const mayBeSmall = smallWords ? !smallWords.has(written.toLowerCase()) : isCaseless
    return mayBeSmall && form.length > 1 && !lexicon.isEveryday(written)
  }
  if (form.length > 1) return true
  const around = `${text.charAt(span.start - 1)}${text.charAt(span.end)}`
  return !/^\)|[&'’.]/.test(around)
}

function hitSpan(tokens: readonly Token[], hit: { first: number; last: number }): Span | undefined {
  const first = tokens[hit.first]
  const last = tokens[hit.last - 1]
  return first && last && { start: first.start, end: last.end }
}
