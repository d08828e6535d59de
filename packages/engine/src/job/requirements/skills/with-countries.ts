import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { Requirement } from '../../job.ts'

const gulf =
  'GCC, UAE, Dubai, Abu Dhabi, Sharjah, Qatar, Doha, Saudi, KSA, Riyadh, Jeddah, Kuwait, Oman, Muscat, Bahrain'
/** Regions as postings name them, with the countries and towns that CVs name. */
const regions: readonly (readonly [RegExp, string])[] = [
  [/^(?:gcc|gulf|middle east(?:ern)?|khaleej)\b/i, gulf],
  [/^dach\b/i, 'Germany, Austria, Switzerland, Deutschland, Österreich, Schweiz'],
  [/^benelux\b/i, 'Belgium, Netherlands, Luxembourg, Holland'],
  [/^(?:nordics?|scandinavian?)\b/i, 'Sweden, Norway, Denmark, Finland, Iceland'],
  [/^baltics?\b/i, 'Estonia, Latvia, Lithuania'],
]

/** "GCC experience": who has worked in Qatar has it, and calls it by no other name. */
export function withCountries(requirements: readonly Requirement[]): readonly Requirement[] {
  return requirements.map((requirement) => {
    const { need, kind, quote } = requirement
    if (need.type !== 'words' || kind === 'duty' || need.roots.length > mostWords)
      return requirement
    const [, countries] = regions.find(([region]) => region.test(quote.quote)) ?? []
    if (!countries) return requirement
    const others = countries.split(', ').map((country) => rootsOf(tokenize(country)))
    return { ...requirement, need: { ...need, orWords: [...(need.orWords ?? []), ...others] } }
  })
}

/** "GCC market experience" names the region and little else. */
const mostWords = 3
