import { type AnalyzeInput, analyze, type Report, refusalWords } from '@rolefit/engine'
import { type CvLines, pathAt, toCvLines } from './cv-lines.ts'
import type { LedgerRow, LiveScore, Scorable, Unscored } from './live-score.ts'

/** Scores a CV under the pen against a posting, by the very engine that the server runs. */
export function scoreCv({ cv, jobText, today }: Scorable): LiveScore | Unscored {
  const lines = toCvLines(cv)
  return scoreText({ cvText: lines.text, cv: lines.cv, jobText: jobText ?? '', today }, lines)
}

function scoreText(input: AnalyzeInput, lines: CvLines): LiveScore | Unscored {
  const report = analyze(input)
  if (report.status === 'refused') return { status: 'refused', words: refusalWords[report.reason] }
  return {
    status: 'scored',
    score: report.score,
    band: report.band,
    giveOrTake: report.certainty.points,
    ceiling: report.ceiling,
    subScores: [
      ...report.subScores.map(({ name, percent }) => ({ name, percent })),
      { name: 'Phrasing', percent: report.quality.phrasing },
      { name: 'ATS readiness', percent: report.quality.atsReadiness },
    ],
    rows: ledger(report, lines),
  }
}

/** The heaviest lines first, what the posting asks for before its own words. */
function ledger({ rows, receipt }: Report, lines: CvLines): LedgerRow[] {
  return rows
    .flatMap(({ requirement, status, evidence }) => {
      const line = receipt.find(({ requirementId }) => requirementId === requirement.id)
      if (!line) return []
      const shown = evidence[0]
      return [
        {
          id: requirement.id,
          text: requirement.text,
          importance: requirement.importance,
          status,
          points: line.tenths / 10,
          of: line.ofTenths / 10,
          quote: shown?.quote ?? null,
          path: shown ? pathAt(lines, shown.start) : null,
        },
      ]
    })
    .sort((a, b) => b.of - a.of)
}
