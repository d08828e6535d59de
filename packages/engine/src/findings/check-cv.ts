import { bulletRules } from './bullet-rules.ts'
import { contactRules } from './contact-rules.ts'
import { dateRules } from './date-rules.ts'
import type { CheckContext, Finding, FoundInFile, Quality } from './finding.ts'
import { type FindingArea, findingCosts } from './finding-costs.ts'
import { honestyRules } from './honesty-rules.ts'

const rules = [...contactRules, ...dateRules, ...bulletRules, ...honestyRules]

/** Runs every rule over a CV, whose file may have shown some more. A well-formed CV has no finding. */
export function checkCv(context: CheckContext, inFile?: FoundInFile): Quality {
  const findings = [...rules.flatMap((rule) => rule(context)), ...(inFile?.findings ?? [])]
  const costs = { ...findingCosts, ...inFile?.costs }
  return {
    findings,
    phrasing: percentOf('phrasing', findings, costs),
    atsReadiness: percentOf('ats', findings, costs),
  }
}

function percentOf(
  area: FindingArea,
  findings: readonly Finding[],
  costs: FoundInFile['costs'],
): number {
  let left = 100
  for (const { code, count } of findings) {
    const cost = costs[code]
    if (cost?.area === area) left -= cost.cost * (1 + Math.min(4, count - 1) / 4)
  }
  return Math.max(0, Math.round(left))
}
