import type { TitleHit } from '../lexicon/find/find-terms.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import type { Lexicon, Skill } from '../lexicon/lexicon.ts'
import { anywhere } from '../lexicon/main-trades.ts'
import { tokenize } from '../text/tokenize.ts'

/**
 * What somebody does by what they are called: a "Product Manager" does product management, and a
 * plumber plumbing. The word data says which of the forms there are.
 */
export function workOfTitle(lexicon: Lexicon, text: string, hit: TitleHit): Skill | undefined {
  // The "Product Manager Assistant" manages no product.
  if (/^ (?!of|for|in|at|and|to)\p{L}{3}/iu.test(text.slice(hit.end))) return undefined
  const { field } = hit.title
  // A teacher of maths teaches.
  const [called = ''] = text
    .slice(hit.start, hit.end)
    .toLowerCase()
    .split(/ (?:of|for|in) /)
  const agentAt = called.search(/[^\s-]+$/)
  const works = worksOf(called.slice(agentAt))
  const named = skillsNamed(
    lexicon,
    works.map((work) => called.slice(0, agentAt) + work),
  )
  const isOwn = (skill: Skill) => skill.field === field
  // A staff nurse nurses; but who manages accounts is not known for management.
  const wider = () => (anywhere.has(field) ? [] : skillsNamed(lexicon, works))
  return named.find(isOwn) ?? named[0] ?? wider().find(isOwn)
}

/** How work is called by who does it: endings of the one, and those of the other. */
const endings: readonly (readonly [agent: RegExp, works: readonly string[]])[] = [
  [/er$/, ['ing', 'ement', 'ment', 'ry', 'ery', 'y', '']],
  [/or$/, ['ing', 'ion', '']],
  [/ist$/, ['istry', 'y', 'ism', 'ics']],
  [/tist$/, ['ce']],
  [/ant$/, ['ing', 'ancy']],
  [/yst$/, ['ysis']],
  [/e?$/, ['ing']],
]

function worksOf(agent: string): string[] {
  return endings.flatMap(([ending, works]) =>
    ending.test(agent) ? works.map((work) => agent.replace(ending, work)) : [],
  )
}

/** What can be done and is called by one of the names, by all of its words. */
function skillsNamed({ skillIndex }: Lexicon, names: readonly string[]): readonly Skill[] {
  return names.flatMap((name) => {
    const tokens = tokenize(name)
    const [hit] = skillIndex.find(tokens)
    if (hit?.first !== 0 || hit.last < tokens.length) return []
    return hit.values.flatMap(({ named, isCaseSensitive }) =>
      isCaseSensitive || isPaper(named) || named.kind === 'tool' ? [] : [named],
    )
  })
}
