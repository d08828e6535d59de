import type { Token } from '../text/tokenize.ts'

/** What a country has and its language has not. */
const ofCountries = new Set(
  `restaurant cuisine food dish kitchen cooking cook chef wine bistro trattoria pastry tapa breakfast market company subsidiary startup
  army navy military government embassy consulate citizen citizenship national nationality passport visa law laws tax gaap university
  institute chamber cruise tower america american gulf medicine massage standard soldier bank partner husband wife parent family
  customer client hospital clinic patient guest user supplier retailer brand office site plant factory team colleague town city village border
  regulator regulation authority council league championship airline railway supermarket store shop farm border region province`.split(
    /\s+/,
  ),
)

/** Whether a language's name says where something comes from: an Italian restaurant or husband speaks no Italian. */
export function isOfCountry(next: Token | undefined): boolean {
  return next !== undefined && !next.isApart && ofCountries.has(next.base)
}
