import { parentPort } from 'node:worker_threads'
import { pairScorer } from '@rolefit/engine'
import { monthOf } from '../analyses/kept/month-of.ts'

interface Pair {
  readonly id: unknown
  readonly cv_text: string
  readonly jd_text: string
}

const scorePair = pairScorer()
const today = monthOf(Date.now())

parentPort?.on('message', (lines: readonly string[]) => {
  parentPort?.postMessage(lines.map((line) => JSON.stringify(scoreLine(JSON.parse(line)))))
})

function scoreLine({ id, cv_text, jd_text }: Pair) {
  const scored = scorePair({ cvText: cv_text, jobText: jd_text, today })
  if (scored.status === 'refused') return { id, score: null, refused: scored.reason }
  const subScores = scored.subScores.map(({ name, percent }) => [name, percent])
  return {
    id,
    score: scored.score,
    sub_scores: {
      ...Object.fromEntries(subScores),
      Phrasing: scored.phrasing,
      'ATS readiness': scored.atsReadiness,
    },
  }
}
