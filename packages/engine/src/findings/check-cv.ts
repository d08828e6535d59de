import { bulletRules } from './bullet-rules.ts'
import { contactRules } from './contact-rules.ts'
import { dateRules } from './date-rules.ts'
import type { CheckContext, Finding, Quality } from './finding.ts'
import { type FindingArea, findingCosts } from './finding-costs.ts'
import { honestyRules } from './honesty-rules.ts'

const rules = [...contactRules, ...dateRules, ...bulletRules, ...honestyRules]

/** Runs every rule over a CV, whose file may have shown some more. A well-formed CV has no finding. */
export function checkCv(context: CheckContext, ofFile: readonly Finding[] = []): Quality {
  const findings = [...rules.flatMap((rule) => rule(context)), ...ofFile]
  return {
    findings,
    phrasing: percentOf('phrasing', findings),
    atsReadiness: percentOf('ats', findings),
  }
}

function percentOf(area: FindingArea, findings: readonly Finding[]): number {
  const cost = findings
    .filter(({ code }) => findingCosts[code].area === area)
    .reduce(
      (sum, { code, count }) => sum + findingCosts[code].cost * (1 + Math.min(4, count - 1) / 4),
      0,
    )
  return Math.max(0, Math.round(100 - cost))
}
