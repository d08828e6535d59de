import type { Quality } from '../findings/finding.ts'
import { findingCatalog } from '../findings/finding-catalog.ts'
import type { MatchRow } from '../match/match-row.ts'
import { shorten } from './requirement-changes.ts'

const mostNamed = 4

/** What is good and what is not, in sentences that quote the CV and the posting. */
export function writeFeedback(
  cvText: string,
  rows: readonly MatchRow[],
  quality: Quality,
): string[] {
  const scored = rows.filter(
    ({ requirement }) => requirement.kind !== 'knock-out' && requirement.kind !== 'duty',
  )
  const musts = scored.filter(({ requirement }) => requirement.importance === 'must')
  return [
    ...(musts.length > 0 ? [countMusts(musts)] : []),
    ...strengths(cvText, scored),
    ...gaps(musts),
    ...knockOuts(rows),
    ...quality.findings
      .toSorted((a, b) => findingCatalog[b.code].cost - findingCatalog[a.code].cost)
      .slice(0, mostNamed)
      .map(({ code }) => findingCatalog[code].meaning),
  ]
}

function countMusts(musts: readonly MatchRow[]): string {
  const met = musts.filter(({ status }) => status === 'met').length
  const partly = musts.filter(({ status }) => status === 'partly').length
  const rest = partly > 0 ? ` and partly shows ${partly} more` : ''
  return `The CV meets ${met} of the ${musts.length} things this posting insists on${rest}.`
}

function strengths(cvText: string, rows: readonly MatchRow[]): string[] {
  return rows
    .filter(({ status, evidence }) => status === 'met' && evidence[0]?.strength === 'result')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, 2)
    .map(
      ({ requirement, evidence }) =>
        `“${shorten(requirement.text)}” is shown at work, with a result: “${shorten(evidence[0] ? cvText.slice(evidence[0].line.start, evidence[0].line.end) : '')}”.`,
    )
}

function gaps(musts: readonly MatchRow[]): string[] {
  const missing = musts
    .filter(({ status }) => status === 'missing')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, mostNamed)
    .map(({ requirement }) => `“${shorten(requirement.text)}”`)
  return missing.length === 0 ? [] : [`Not found in the CV: ${missing.join(', ')}.`]
}

function knockOuts(rows: readonly MatchRow[]): string[] {
  const open = rows.filter(
    ({ requirement, status }) => requirement.kind === 'knock-out' && status === 'unclear',
  )
  if (open.length === 0) return []
  const named = open.map(({ requirement }) => `“${shorten(requirement.text)}”`)
  return [`Check these first, whatever the score: ${named.join(', ')}.`]
}
