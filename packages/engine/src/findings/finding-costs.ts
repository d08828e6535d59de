import type { FileFindingCode } from './file-finding-costs.ts'

export type FindingArea = 'phrasing' | 'ats'

export interface FindingCost {
  readonly area: FindingArea
  /** Points of 100 that the first one takes from its area; further ones take a quarter each, up to as much again. */
  readonly cost: number
}

/** What each finding in a CV's text costs. Its words stand apart, for a score needs none of them. */
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

export type FindingCode = keyof typeof findingCosts | FileFindingCode
