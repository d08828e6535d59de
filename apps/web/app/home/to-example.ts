import type { AnalyzeInput, Refusal, Report } from '@rolefit/engine'
import type { Example, ExampleRequirement, Sample } from './example.ts'

type Analyze = (input: AnalyzeInput) => Report | Refusal

/** The month the sample is read in, so that it says the same however late it is read. */
const sampleMonth = { year: 2026, month: 11 } as const
const mostLines = 9
const mostSuggestions = 3

/** Analyses the sample; it is ours, so a refusal is a mistake of ours. */
export function toExample(analyze: Analyze, { cv, job }: Sample): Example {
  const report = analyze({ cvText: cv, jobText: job, today: sampleMonth })
  if (report.status === 'refused') throw new Error(`The sample was refused: ${report.reason}`)
  return showReport(report)
}

/** The part of a report that the start page shows: the heaviest lines, and the rest added up. */
export function showReport(report: Report): Example {
  const { job, quality, advice, certainty, receipt } = report
  const lines = [...requirementLines(report)].sort((a, b) => b.of - a.of)
  const shown = lines.slice(0, mostLines)
  const shownPoints = shown.reduce((sum, { points }) => sum + points, 0)
  return {
    score: report.score,
    band: report.band,
    giveOrTake: certainty.points,
    ceiling: report.ceiling,
    sub_scores: {
      ...Object.fromEntries(report.subScores.map(({ name, percent }) => [name, percent])),
      Phrasing: quality.phrasing,
      'ATS readiness': quality.atsReadiness,
    },
    suggestions: advice.suggestions.slice(0, mostSuggestions),
    jd_title: job.title ?? 'Your posting',
    requirements: shown,
    rest: {
      lines: receipt.length - shown.length,
      points: Math.round((report.score - shownPoints) * 10) / 10,
    },
  }
}

function requirementLines({ rows, receipt }: Report): readonly ExampleRequirement[] {
  return rows.flatMap(({ requirement, status, evidence }) => {
    const line = receipt.find(({ requirementId }) => requirementId === requirement.id)
    if (!line) return []
    const { text, importance } = requirement
    const quote = evidence[0]?.quote ?? null
    return [{ text, importance, status, quote, points: line.tenths / 10, of: line.ofTenths / 10 }]
  })
}
