import type { Token } from '../text/tokenize.ts'

/** What a country has and its language has not. */
const ofCountries = new Set(
  `restaurant restaurants cuisine cuisines food foods dish dishes kitchen kitchens cooking cook cooks chef chefs wine wines bistro
  trattoria pastry pastries tapas breakfast market markets company companies subsidiary subsidiaries startup startups army navy
  military government embassy consulate citizen citizens citizenship national nationals nationality passport visa law laws tax gaap
  university institute chamber cruise tower america american gulf medicine massage standards soldier soldiers bank`.split(
    /\s+/,
  ),
)

/** Whether a language's name says where something comes from: an Italian restaurant speaks for no Italian. */
export function isOfCountry(next: Token | undefined): boolean {
  return next !== undefined && !next.isApart && ofCountries.has(next.word)
}
