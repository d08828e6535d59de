import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/**
 * "German and English, and another language": another one is none of those that the posting names by
 * themselves.
 */
export function withOtherLanguages(
  { text, lexicon }: Pick<Posting, 'text' | 'lexicon'>,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  const languages = requirements.filter(({ kind }) => kind === 'language')
  const isPreferred = (each: Requirement) => languages.some(isPreferredTo(text, each))
  const named = new Set(
    languages.filter((each) => !isOpen(each) && !isPreferred(each)).flatMap(namesOf),
  )
  if (!languages.some(isOpen) || languages.every(isOpen)) return requirements
  const told = languages.filter(
    (each) =>
      isOpen(each) &&
      (languages.some(namesInBrackets(text, each)) || languages.some(isNamedBefore(text, each))),
  )
  return requirements
    .filter((each) => !told.includes(each))
    .map((each) =>
      each.need.type === 'terms' && isOpen(each)
        ? { ...each, need: { ...each.need, anyOf: others(each.need.anyOf) } }
        : each,
    )

  function others(anyOf: readonly string[]): readonly string[] {
    const kinds = anyOf.filter((name) => kindsOfLanguages.has(name))
    const spoken = [...lexicon.entries.values()].filter(
      ({ name, kind, proves }) =>
        kind === 'language' &&
        !kindsOfLanguages.has(name) &&
        !named.has(name) &&
        kinds.some((each) => proves?.has(each)),
    )
    return [
      ...new Set([
        ...anyOf.filter((name) => !kindsOfLanguages.has(name)),
        ...spoken.map(({ name }) => name),
      ]),
    ]
  }
}

/** "Welsh language skills" speaks of Welsh, and of no other. */
function isNamedBefore(text: string, { quote }: Requirement) {
  return (other: Requirement): boolean =>
    !isOpen(other) && text.slice(other.quote.end, quote.start) === ' '
}

/** "A second language (Arabic, Russian or French)": which it is to be, the brackets say. */
function namesInBrackets(text: string, { quote }: Requirement) {
  return (other: Requirement): boolean =>
    !isOpen(other) &&
    namesOf(other).length > 1 &&
    /^ ?\((?:e\.?g\.?,? |such as |ideally |preferably )?$/i.test(
      text.slice(quote.end, other.quote.start),
    )
}

/** "A second European language, preferably French": French is one, too. */
function isPreferredTo(text: string, { quote }: Requirement) {
  return (open: Requirement): boolean =>
    isOpen(open) &&
    /^,? (?:skills?,? )?(?:ideally|preferably|especially|particularly|e\.?g\.?|such as|for example),? $/i.test(
      text.slice(open.quote.end, quote.start),
    )
}

/** As the word data names what is no language but any of several. */
const kindsOfLanguages: ReadonlySet<string> = new Set([
  'bilingual',
  'European language',
  'Scandinavian language',
  'Asian language',
])

function isOpen(requirement: Requirement): boolean {
  return (
    requirement.kind === 'language' &&
    namesOf(requirement).some((name) => kindsOfLanguages.has(name))
  )
}

function namesOf({ need }: Requirement): readonly string[] {
  return need.type === 'terms' ? need.anyOf : []
}
