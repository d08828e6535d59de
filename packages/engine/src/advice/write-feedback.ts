import type { Finding, Quality } from '../findings/finding.ts'
import { findingCatalog } from '../findings/finding-catalog.ts'
import type { RequirementKind } from '../job/job.ts'
import type { MatchRow } from '../match/match-row.ts'
import type { Feedback } from './advice.ts'
import { shorten } from './requirement-changes.ts'

const mostNamed = 4

/** What is good and what is not, in sentences that quote the CV and the posting. */
export function writeFeedback(
  cvText: string,
  rows: readonly MatchRow[],
  quality: Quality,
): Feedback {
  const listed = rows.filter(({ requirement }) => requirement.kind !== 'knock-out')
  const scored = listed.filter(({ requirement }) => requirement.kind !== 'duty')
  const musts = scored.filter(isMust)
  return {
    strengths: [
      ...countMusts(listed.filter(isMust)),
      ...papersHeld(scored),
      ...shownWithResult(cvText, scored),
      ...shownAtWork(scored),
    ],
    weaknesses: [
      ...gaps(musts),
      ...knockOuts(rows),
      ...quality.findings
        .toSorted((a, b) => findingCatalog[b.code].cost - findingCatalog[a.code].cost)
        .slice(0, mostNamed)
        .map(tellFinding),
    ],
  }
}

function isMust({ requirement }: MatchRow): boolean {
  return requirement.importance === 'must'
}

/** Counts what the list of requirements shows, so that nobody counts another number there. */
function countMusts(musts: readonly MatchRow[]): string[] {
  if (musts.length === 0) return []
  const met = musts.filter(({ status }) => status === 'met').length
  const partly = musts.filter(({ status }) => status === 'partly').length
  const rest = partly > 0 ? ` and partly shows ${partly} more` : ''
  return [`The CV meets ${met} of the ${musts.length} things this posting insists on${rest}.`]
}

/** What one holds or not is shown by its name: no line of work and no figure makes it more. */
const paperKinds: ReadonlySet<RequirementKind> = new Set(['licence', 'certification', 'education'])

function papersHeld(rows: readonly MatchRow[]): string[] {
  const named = rows
    .filter(({ requirement, status }) => paperKinds.has(requirement.kind) && status === 'met')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .map(({ requirement }) => `“${shorten(requirement.text)}”`)
  return named.length === 0 ? [] : [`The CV shows ${joinWords(named.slice(0, mostNamed))}.`]
}

const mostResultsQuoted = 2

/** The lines that show something asked for with what came of it, each line once. */
function shownWithResult(cvText: string, rows: readonly MatchRow[]): string[] {
  const byLine = new Map<string, string[]>()
  for (const { requirement, evidence } of heaviest(rows, 'result')) {
    const line = evidence[0] ? cvText.slice(evidence[0].line.start, evidence[0].line.end) : ''
    const named = byLine.get(line) ?? []
    byLine.set(line, [...named, `“${shorten(requirement.text)}”`])
  }
  return [...byLine].slice(0, mostResultsQuoted).map(([line, named]) => {
    const shown = named.slice(0, mostNamed)
    const verb = shown.length === 1 ? 'is' : 'are'
    return `${joinWords(shown)} ${verb} shown at work, with a result: “${shorten(line)}”.`
  })
}

function shownAtWork(rows: readonly MatchRow[]): string[] {
  const named = heaviest(rows, 'described').map(
    ({ requirement }) => `“${shorten(requirement.text)}”`,
  )
  return named.length === 0
    ? []
    : [`Lines about your work show ${joinWords(named.slice(0, mostNamed))}.`]
}

function heaviest(rows: readonly MatchRow[], strength: 'result' | 'described'): MatchRow[] {
  return rows
    .filter(({ requirement: { kind } }) => isShownAtWork(kind))
    .filter(({ status, evidence }) => status === 'met' && evidence[0]?.strength === strength)
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
}

function isShownAtWork(kind: RequirementKind): boolean {
  return kind !== 'title' && kind !== 'experience' && !paperKinds.has(kind)
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
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

/** A finding with the first words it is about, so that nobody has to search for them. */
function tellFinding({ code, quotes }: Finding): string {
  const { meaning } = findingCatalog[code]
  const [first] = quotes
  return first ? `${meaning.replace(/[.]$/, '')}: “${shorten(first.quote)}”.` : meaning
}
