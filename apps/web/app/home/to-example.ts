import type { analyze, doubtWords, Report } from '@rolefit/engine'
import type { Example, ExampleRequirement, Sample } from './example.ts'
import { lineAround } from './line-around.ts'

interface Engine {
  readonly analyze: typeof analyze
  readonly doubtWords: typeof doubtWords
}

type Row = Report['rows'][number]

/** The month the sample is read in, so that it says the same however late it is read. */
const sampleMonth = { year: 2026, month: 11 } as const
const mostLines = 9
const mostSuggestions = 3

/** Analyses the sample; it is ours, so a refusal is a mistake of ours. */
export function toExample(engine: Engine, sample: Sample): Example {
  const report = engine.analyze({ cvText: sample.cv, jobText: sample.job, today: sampleMonth })
  if (report.status === 'refused') throw new Error(`The sample was refused: ${report.reason}`)
  return showReport(report, sample, engine)
}

/** The part of a report that the start page shows: every line of the score, the heaviest first. */
export function showReport(
  report: Report,
  texts: Sample,
  { doubtWords }: Pick<Engine, 'doubtWords'>,
): Example {
  const { job, quality, advice, certainty, receipt, rows } = report
  const lineOf = (row: Row) => toLine(row, report, texts)
  const lines = rows.flatMap(lineOf).sort((a, b) => b.of - a.of)
  return {
    score: report.score,
    band: report.band,
    giveOrTake: certainty.points,
    doubts: certainty.doubts.map((doubt) => doubtWords[doubt]),
    ceiling: report.ceiling,
    sub_scores: {
      ...Object.fromEntries(report.subScores.map(({ name, percent }) => [name, percent])),
      Phrasing: quality.phrasing,
      'ATS readiness': quality.atsReadiness,
    },
    suggestions: advice.suggestions.slice(0, mostSuggestions),
    suggestionCount: advice.suggestions.length,
    changeCount: advice.changes.length,
    jd_title: job.title ?? 'Your posting',
    requirements: lines.slice(0, mostLines),
    others: lines.slice(mostLines),
    words: countWords(receipt),
    glimpse: pickGlimpse(rows.filter(namesOneThing).flatMap(lineOf)),
  }
}

/** The lines of the receipt that stand for no requirement. */
function countWords(receipt: Report['receipt']): Example['words'] {
  const ofWords = receipt.filter(({ requirementId }) => requirementId === null)
  const sum = (of: 'tenths' | 'ofTenths') => ofWords.reduce((all, line) => all + line[of], 0) / 10
  return { points: sum('tenths'), of: sum('ofTenths') }
}

function toLine(
  { requirement, status, evidence, how }: Row,
  { receipt }: Report,
  { cv, job }: Sample,
): readonly ExampleRequirement[] {
  const line = receipt.find(({ requirementId }) => requirementId === requirement.id)
  if (!line) return []
  const { text, importance } = requirement
  const [first] = evidence
  const asked = lineAround(job, requirement.quote)
  const said = first ? lineAround(cv, first) : null
  const [points, of] = [line.tenths / 10, line.ofTenths / 10]
  const isInOwnWords = how === 'told'
  return [{ text, importance, status, asked, said, isInOwnWords, points, of }]
}

/** A title, a length of time or a whole duty needs more room than a glimpse has. */
function namesOneThing({ requirement: { kind } }: Row): boolean {
  return kind === 'skill' || kind === 'tool' || kind === 'knowledge' || kind === 'certification'
}

/** Two that are met, one that is partly, one that is missing: the heaviest of each. */
function pickGlimpse(lines: readonly ExampleRequirement[]): readonly ExampleRequirement[] {
  const heaviest = [...lines].sort((a, b) => b.of - a.of)
  const some = (status: string, most: number) =>
    heaviest.filter((line) => line.status === status).slice(0, most)
  return [...some('met', 2), ...some('partly', 1), ...some('missing', 1)]
}
