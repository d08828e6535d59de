import type { Analysis, AnalysisFile } from '@rolefit/contract'
import {
  type Change,
  changeCategories,
  doubtWords,
  type FileFacts,
  type Finding,
  findingCatalog,
  type MatchRow,
  type Report,
} from '@rolefit/engine'
import { summarizeCv } from '../../writing/summarize-cv.ts'
import { tellWords } from './tell-words.ts'

/** An analysis before it is stored under an id. */
export type AnalysisResult = Omit<Analysis, 'id' | 'analysis_id' | 'created_at'>

interface Origin {
  readonly fileName: string
  readonly file?: SeenFile | undefined
}

/** What the engine asks of a file, and what only people want to know of it. */
type SeenFile = FileFacts & {
  readonly words?: number
  readonly confidence?: number
  readonly doubts?: readonly string[]
}

/** A report in the shape in which the API answers it. */
export function toAnalysisResult(report: Report, { fileName, file }: Origin): AnalysisResult {
  const { job, candidate, quality, advice, certainty } = report
  const subScores = report.subScores.map(({ name, percent }): [string, number] => [name, percent])
  return {
    score: report.score,
    band: report.band,
    ceiling: report.ceiling,
    certainty: {
      points: certainty.points,
      level: certainty.level,
      reasons: certainty.doubts.map((code) => doubtWords[code]),
    },
    sub_scores: {
      ...Object.fromEntries(subScores),
      Phrasing: quality.phrasing,
      'ATS readiness': quality.atsReadiness,
    },
    feedback: [...advice.strengths, ...advice.weaknesses],
    feedback_good: advice.strengths.length,
    suggestions: [...advice.suggestions],
    suggested_changes: changeCategories.flatMap((category) => {
      const items = advice.changes.filter((change) => change.category === category)
      return items.length === 0 ? [] : [{ category, items: items.map(toItem) }]
    }),
    requirements: report.rows.map(toRequirement),
    receipt: report.receipt.map(({ part, requirementId, tenths, ofTenths }) => ({
      part,
      requirement_id: requirementId,
      points: tenths / 10,
      of: ofTenths / 10,
    })),
    findings: quality.findings.map(toFinding),
    file: file ? toFile(file) : null,
    jd_title: job.title,
    jd_company: nameInLine(job.company),
    jd_place: nameInLine(job.place),
    jd_words: tellWords(report),
    jd_summary: job.summary,
    jd_text: job.text,
    cv_summary: summarizeCv(candidate),
    tags: [...job.tags],
    cv_filename: fileName,
    cv_text: candidate.text,
    algorithm_version: report.version,
  }
}

const mostNameLetters = 80

/** A labelled line may go on about parking and days at home: what is no mere name is not shown as one. */
function nameInLine(name: string | null): string | null {
  const line = name?.replace(/\s+/g, ' ').trim() ?? ''
  return line === '' || line.length > mostNameLetters ? null : line
}

function toItem({ id, text, action, tenths, requirementId, question, quote }: Change) {
  return {
    id,
    text,
    action,
    points: tenths / 10,
    requirement_id: requirementId,
    question,
    quote: quote?.quote ?? null,
  }
}

function toRequirement({
  requirement,
  status,
  how,
  evidence,
}: MatchRow): AnalysisResult['requirements'][number] {
  return {
    id: requirement.id,
    text: requirement.text,
    kind: requirement.kind,
    importance: requirement.importance,
    status,
    how,
    job_span: [requirement.quote.start, requirement.quote.end],
    evidence: evidence.map(({ start, end, line, quote, strength }) => ({
      span: [start, end],
      line: [line.start, line.end],
      quote,
      strength,
    })),
  }
}

function toFinding({ code, count, quotes }: Finding): AnalysisResult['findings'][number] {
  const { area, meaning, advice } = findingCatalog[code]
  return { code, area, meaning, advice, count, quotes: quotes.map(({ quote }) => quote) }
}

function toFile(file: SeenFile): AnalysisFile {
  const { format, method, pages, columns, tables, images } = file
  return {
    ...{ format, method, pages, columns, tables, images },
    words: file.words ?? 0,
    confidence: file.confidence ?? 1,
    doubts: [...(file.doubts ?? [])],
  }
}
