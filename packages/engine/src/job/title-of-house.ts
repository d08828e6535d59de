import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import type { Token } from '../text/tokenize.ts'
import type { TitleMeant } from './titles-meant.ts'

/** Who runs such a house, by what it is called. */
const managers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'bar manager': 'pub bar inn tavern alehouse',
    'restaurant manager': 'restaurant brasserie bistro diner pizzeria eatery',
    'hotel manager': 'hotel resort hostel',
    'store manager': 'store shop supermarket showroom',
    'gym manager': 'gym',
  }).flatMap(([name, houses]) => houses.split(' ').map((house) => [house, name] as const)),
)

const fewestMentions = 2

interface Told {
  readonly tokens: readonly Token[]
  readonly titles: readonly LexiconTitle[]
}

/** A "General Manager" of a pub is what others call a pub manager: the house that a posting speaks of most tells which it is. */
export function withTitleOfHouse(
  meant: readonly TitleMeant[],
  { tokens, titles }: Told,
): readonly TitleMeant[] {
  const [only, other] = meant
  if (only?.title.name !== 'general manager' || other) return meant
  const mentions = new Map<string, number>()
  for (const { base } of tokens) {
    const name = managers.get(base)
    if (name) mentions.set(name, (mentions.get(name) ?? 0) + 1)
  }
  const [most] = [...mentions].toSorted(([, a], [, b]) => b - a)
  const house = titles.find(({ name }) => name === most?.[0])
  return most && house && most[1] >= fewestMentions ? [only, { title: house, hit: null }] : meant
}
