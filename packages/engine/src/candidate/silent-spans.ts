import type { Cv, CvText } from '../cv/cv.ts'
import type { TitleHit } from '../lexicon/find-terms.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import type { WordWeights } from '../words/word-weight.ts'

interface Reading {
  readonly titles: readonly TitleHit[]
  readonly tokens: readonly Token[]
  readonly words: Pick<WordWeights, 'isKnownToken'>
}

/**
 * Names of people, places, employers and schools: they say nothing of what a person can do, and a
 * score that listened to them would favour some names over others.
 */
export function silentSpans(cv: Cv, reading: Reading): Span[] {
  const { name, headline, email, phone, location, links } = cv.header
  const texts: (CvText | null | undefined)[] = [
    name && isTitle(name.span, reading) ? null : name,
    headline && !name && isNamesake(headline.span, reading) ? headline : null,
    email,
    phone,
    location,
    ...links,
    ...cv.experience.flatMap((role) => [role.company, role.location]),
    ...cv.education.map((school) => school.institution),
  ]
  return texts.flatMap((text) => (text ? [text.span] : []))
}

/** A CV without a name begins with a job title: "EXECUTIVE CHEF" is nobody's name, "John Baker" is. */
function isTitle(name: Span, { titles, tokens }: Reading): boolean {
  const words = tokensIn(tokens, name).length
  const titleWords = titles
    .filter(({ start, end }) => start >= name.start && end <= name.end)
    .reduce((sum, { first, last }) => sum + last - first, 0)
  return titleWords > words / 2
}

const longestName = 3

/** "Amelia Baker" where no other name stands is a person: no trade knows an Amelia. */
function isNamesake(headline: Span, { titles, tokens, words }: Reading): boolean {
  const named = tokensIn(tokens, headline)
  const last = named.at(-1)
  const before = named.slice(0, -1)
  if (!last || before.length === 0 || named.length > longestName) return false
  if (before.some((token) => words.isKnownToken(token))) return false
  return titles.some(({ start, end }) => start === last.start && end === last.end)
}
