export type FindingArea = 'phrasing' | 'ats'

export interface FindingCost {
  readonly area: FindingArea
  /** Points of 100 that the first one takes from its area; further ones take a quarter each, up to as much again. */
  readonly cost: number
}

/** What each finding costs. Its words stand apart, for a score needs none of them. */
export const findingCosts = {
  'no-name': { area: 'ats', cost: 12 },
  'no-email': { area: 'ats', cost: 15 },
  'no-phone': { area: 'ats', cost: 8 },
  'no-location': { area: 'ats', cost: 4 },
  'no-experience-section': { area: 'ats', cost: 15 },
  'no-education-section': { area: 'ats', cost: 6 },
  'no-skills-section': { area: 'ats', cost: 5 },
  'role-without-dates': { area: 'ats', cost: 8 },
  'dates-reversed': { area: 'ats', cost: 6 },
  'date-in-future': { area: 'ats', cost: 5 },
  'mixed-date-formats': { area: 'ats', cost: 3 },
  'not-latest-first': { area: 'ats', cost: 5 },
  'gap-between-roles': { area: 'ats', cost: 2 },
  'bare-links': { area: 'ats', cost: 2 },
  'special-characters': { area: 'ats', cost: 4 },
  'many-columns': { area: 'ats', cost: 6 },
  'tables-in-file': { area: 'ats', cost: 6 },
  'text-boxes-in-file': { area: 'ats', cost: 7 },
  'contact-in-margin': { area: 'ats', cost: 8 },
  'small-font': { area: 'ats', cost: 4 },
  'recognised-from-picture': { area: 'ats', cost: 25 },
  'unmapped-characters': { area: 'ats', cost: 10 },
  'hidden-text': { area: 'ats', cost: 20 },
  'copied-from-posting': { area: 'ats', cost: 15 },
  'keyword-stuffing': { area: 'ats', cost: 12 },
  'too-long': { area: 'phrasing', cost: 8 },
  'too-short': { area: 'phrasing', cost: 12 },
  'few-results': { area: 'phrasing', cost: 16 },
  'weak-opening': { area: 'phrasing', cost: 8 },
  'first-person': { area: 'phrasing', cost: 4 },
  'long-bullet': { area: 'phrasing', cost: 5 },
  'short-bullet': { area: 'phrasing', cost: 3 },
  'repeated-verb': { area: 'phrasing', cost: 3 },
  'filler-words': { area: 'phrasing', cost: 5 },
  'no-bullets': { area: 'phrasing', cost: 8 },
  'present-tense-in-past-role': { area: 'phrasing', cost: 3 },
} as const satisfies Record<string, FindingCost>

export type FindingCode = keyof typeof findingCosts
