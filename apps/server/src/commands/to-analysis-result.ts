import { type Change, changeCategories, doubtRules, type Report } from '@rolefit/engine'

/** A report in the shape in which the API answers it. */
export function toAnalysisResult(report: Report, fileName: string) {
  const { job, candidate, quality, advice, certainty } = report
  const subScores = report.subScores.map(({ name, percent }): [string, number] => [name, percent])
  return {
    score: report.score,
    band: report.band,
    ceiling: report.ceiling,
    certainty: {
      points: certainty.points,
      level: certainty.level,
      reasons: certainty.doubts.map((code) => doubtRules[code].words),
    },
    sub_scores: {
      ...Object.fromEntries(subScores),
      Phrasing: quality.phrasing,
      'ATS readiness': quality.atsReadiness,
    },
    feedback: advice.feedback,
    suggestions: advice.suggestions,
    suggested_changes: changeCategories.flatMap((category) => {
      const items = advice.changes.filter((change) => change.category === category)
      return items.length === 0 ? [] : [{ category, items: items.map(toItem) }]
    }),
    requirements: report.rows.map(({ requirement, status, how, evidence }) => ({
      id: requirement.id,
      text: requirement.text,
      kind: requirement.kind,
      importance: requirement.importance,
      status,
      how,
      job_span: [requirement.quote.start, requirement.quote.end],
      evidence: evidence.map(({ start, end, quote, strength }) => ({
        span: [start, end],
        quote,
        strength,
      })),
    })),
    receipt: report.receipt.map(({ part, requirementId, tenths, ofTenths }) => ({
      part,
      requirement_id: requirementId,
      points: tenths / 10,
      of: ofTenths / 10,
    })),
    jd_title: job.title,
    jd_summary: job.summary,
    cv_summary: candidate.cv.summary?.text ?? '',
    tags: job.tags,
    cv_filename: fileName,
    cv_text: candidate.text,
    algorithm_version: report.version,
  }
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
