import { parentPort } from 'node:worker_threads'
import { analyze } from '@rolefit/engine'

interface Pair {
  readonly id: unknown
  readonly cv_text: string
  readonly jd_text: string
}

const now = new Date()
const today = { year: now.getFullYear(), month: now.getMonth() + 1 }

parentPort?.on('message', (lines: readonly string[]) => {
  parentPort?.postMessage(lines.map((line) => JSON.stringify(scorePair(JSON.parse(line)))))
})

function scorePair({ id, cv_text, jd_text }: Pair) {
  const report = analyze({ cvText: cv_text, jobText: jd_text, today })
  if (report.status === 'refused') return { id, score: null, refused: report.reason }
  const subScores = report.subScores.map(({ name, percent }) => [name, percent])
  return {
    id,
    score: report.score,
    sub_scores: {
      ...Object.fromEntries(subScores),
      Phrasing: report.quality.phrasing,
      'ATS readiness': report.quality.atsReadiness,
    },
  }
}
