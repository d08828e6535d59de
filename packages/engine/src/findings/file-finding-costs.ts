import type { FindingCost } from './finding-costs.ts'

/** What each finding in a CV's file costs; what is typed in the editor has none. */
export const fileFindingCosts = {
  'many-columns': { area: 'ats', cost: 6 },
  'tables-in-file': { area: 'ats', cost: 6 },
  'text-boxes-in-file': { area: 'ats', cost: 7 },
  'contact-in-margin': { area: 'ats', cost: 8 },
  'small-font': { area: 'ats', cost: 4 },
  'recognised-from-picture': { area: 'ats', cost: 25 },
  'unmapped-characters': { area: 'ats', cost: 10 },
  'hidden-text': { area: 'ats', cost: 20 },
} as const satisfies Record<string, FindingCost>

export type FileFindingCode = keyof typeof fileFindingCosts
