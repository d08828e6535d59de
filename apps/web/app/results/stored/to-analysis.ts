import type { Analysis } from '@rolefit/contract'

type Loose = Readonly<Record<string, unknown>>

/**
 * Reads a stored result, whichever of its shapes it has: older ones keep their parts as JSON text
 * in `sub_scores_json` and `suggestions_json`. What is not there is empty; without a score it is none.
 */
export function toAnalysis(stored: unknown): Analysis | null {
  if (!isLoose(stored)) return null
  const score = Number(stored.score)
  if (stored.score === null || !Number.isFinite(score)) return null
  const told = { ...stored, ...parsed(stored.suggestions_json) }
  const rounded = wholePercent(score)
  const id = text(stored.id) || text(stored.analysis_id)
  return {
    ...empty,
    ...provenParts(stored),
    id,
    analysis_id: id,
    score: rounded,
    band: text(stored.band) || bandOf(rounded),
    ceiling: typeof stored.ceiling === 'number' ? stored.ceiling : rounded,
    sub_scores: percents(stored.sub_scores ?? parsed(stored.sub_scores_json)),
    feedback: texts(told.feedback),
    ...(typeof stored.feedback_good === 'number' ? { feedback_good: stored.feedback_good } : {}),
    suggestions: texts(told.suggestions ?? told.suggestions_all ?? told.suggestions_preview),
    suggested_changes: changes(told.suggested_changes),
    jd_title: text(stored.jd_title) || null,
    jd_company: text(stored.jd_company) || null,
    jd_place: text(stored.jd_place) || null,
    jd_summary: text(stored.jd_summary),
    jd_text: text(stored.jd_text),
    cv_summary: text(stored.cv_summary),
    tags: texts(stored.tags),
    cv_filename: text(stored.cv_filename),
    cv_text: text(stored.cv_text),
    created_at: text(stored.created_at),
  }
}

const empty = {
  certainty: { points: 0, level: 'high', reasons: [] },
  requirements: [],
  receipt: [],
  findings: [],
  file: null,
  algorithm_version: 0,
} as const satisfies Partial<Analysis>

/** These parts have one shape only: a record that has them all was written whole by this version, and one with other things in their places by nobody we know. */
function provenParts(stored: Loose): Partial<Analysis> {
  const { certainty, requirements, receipt, findings, file, algorithm_version } = stored
  const isWhole =
    isLoose(certainty) &&
    Array.isArray(certainty.reasons) &&
    [requirements, receipt, findings].every((list) => Array.isArray(list) && list.every(isLoose)) &&
    (file === null || isLoose(file)) &&
    typeof algorithm_version === 'number'
  if (!isWhole) return {}
  return {
    certainty,
    requirements,
    receipt,
    findings,
    file,
    algorithm_version,
  } as Partial<Analysis>
}

function changes(value: unknown): Analysis['suggested_changes'] {
  if (!Array.isArray(value)) return []
  return value.filter(isLoose).map(({ category, items }) => ({
    category: text(category) || 'Changes',
    items: (Array.isArray(items) ? items : []).map(toChange),
  }))
}

/** Older results keep a change as its sentence alone. */
function toChange(item: unknown, index: number) {
  const plain = {
    id: `change_${index}`,
    text: text(item),
    action: 'reword',
    points: 0,
    requirement_id: null,
    question: null,
    quote: null,
  } as const
  return isLoose(item) ? { ...plain, ...item } : plain
}

function percents(value: unknown): Record<string, number> {
  if (!isLoose(value)) return {}
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, percent]): [string, number] => [name, Number(percent)])
      .filter(([, percent]) => Number.isFinite(percent))
      .map(([name, percent]) => [name, wholePercent(percent)]),
  )
}

function wholePercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)))
}

function bandOf(score: number): string {
  if (score >= 85) return 'Strong fit'
  if (score >= 70) return 'Worth applying'
  return score >= 55 ? 'Borderline' : 'Hold off'
}

function parsed(json: unknown): Loose {
  try {
    const value: unknown = typeof json === 'string' ? JSON.parse(json) : json
    return isLoose(value) ? value : {}
  } catch {
    return {}
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter(Boolean) : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
