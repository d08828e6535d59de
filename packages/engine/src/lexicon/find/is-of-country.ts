import type { Token } from '../../text/tokenize.ts'

/** What a country has and its language has not. */
const ofCountries = new Set(
  `restaurant cuisine food dish kitchen cooking cook chef wine bistro trattoria pastry tapa breakfast market company subsidiary startup
  army navy military government embassy consulate citizen citizenship national nationality passport visa law laws tax gaap university
  institute chamber cruise tower america american gulf medicine massage standard soldier bank partner husband wife parent family
  customer client hospital clinic patient guest user supplier retailer brand office site plant factory team colleague town city village border
  regulator regulation authority council league championship airline railway supermarket store shop farm border region province
  window bath temple church shepherd barbecue new design furniture watch watche fleet fishing style art artist film period antique property
  car vehicle machine ship vessel port coast club pub import export exporter hire driver grocery product bakery payroll employment labour labor planning legislation conveyancing accounting vat`.split(
    /\s+/,
  ),
)

/**
 * Whether a language's name says where something comes from: an Italian restaurant or husband speaks no
 * Italian, and "Thai and Vietnamese cooking" is two kitchens.
 */
export function isOfCountry(tokens: readonly Token[], behind: number): boolean {
  const next = tokens[behind]
  if (next === undefined || next.isApart) return false
  if (next.word !== 'and' && next.word !== 'or') return ofCountries.has(next.base)
  const noun = tokens[behind + 2]
  return (
    noun !== undefined &&
    !noun.isApart &&
    !tokens[behind + 1]?.isApart &&
    ofCountries.has(noun.base)
  )
}
