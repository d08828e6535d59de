import type { SnippetDraft } from '../analyses/engine/engine-questions.ts'
import type { AnalysisResult } from '../analyses/engine/to-analysis-result.ts'

/** The parts of a result that are prose; the numbers are nobody's to write. */
export type Prose = Pick<AnalysisResult, 'jd_summary' | 'cv_summary' | 'feedback'>

/** What left this server while something was written. */
export interface SentDraft {
  readonly purpose: 'prose' | 'snippet' | 'cv'
  readonly provider: string
  readonly model: string
  readonly body: string
  readonly wasUsed: boolean
}

export interface Written<T> {
  readonly value: T
  readonly sent: readonly SentDraft[]
}

export interface SnippetOrder {
  readonly draft: SnippetDraft
  readonly cvText: string
  /** What the person typed. */
  readonly fact: string | undefined
}

/** A line of a CV that is to be said better. */
export interface CvLine {
  /** Whose line it is: the title and the employer. */
  readonly role: string
  readonly line: string
  /** How the embedded writer says it; what only the person knows stands in square brackets. */
  readonly draft: string
}

export interface CvLinesOrder {
  readonly lines: readonly CvLine[]
  readonly cvText: string
}

/** Words what the engine has found. It always answers: what cannot be worded better stays as it is. */
export interface Writer {
  /** Whether each text costs the operator something. */
  readonly isPaid: boolean
  readonly prose: (result: AnalysisResult, signal: AbortSignal) => Promise<Written<Prose>>
  readonly snippet: (order: SnippetOrder) => Promise<Written<string>>
  /** As many lines as there were, in their order. */
  readonly cvLines: (order: CvLinesOrder) => Promise<Written<readonly string[]>>
}

/** The writer that needs nobody else: the engine's own words. */
export const embeddedWriter: Writer = {
  isPaid: false,
  prose: async ({ jd_summary, cv_summary, feedback }) => ({
    value: { jd_summary, cv_summary, feedback },
    sent: [],
  }),
  snippet: async ({ draft }) => ({ value: draft.text, sent: [] }),
  cvLines: async ({ lines }) => ({ value: lines.map(({ draft }) => draft), sent: [] }),
}
