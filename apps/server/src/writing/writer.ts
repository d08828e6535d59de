import type { SnippetDraft } from '../analyses/engine-questions.ts'
import type { AnalysisResult } from '../analyses/to-analysis-result.ts'

/** The parts of a result that are prose; the numbers are nobody's to write. */
export type Prose = Pick<AnalysisResult, 'jd_summary' | 'cv_summary' | 'feedback'>

/** What left this server while something was written. */
export interface SentDraft {
  readonly purpose: 'prose' | 'snippet'
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

/** Words what the engine has found. It always answers: what cannot be worded better stays as it is. */
export interface Writer {
  readonly prose: (result: AnalysisResult, signal: AbortSignal) => Promise<Written<Prose>>
  readonly snippet: (order: SnippetOrder) => Promise<Written<string>>
}

/** The writer that needs nobody else: the engine's own words. */
export const embeddedWriter: Writer = {
  prose: async ({ jd_summary, cv_summary, feedback }) => ({
    value: { jd_summary, cv_summary, feedback },
    sent: [],
  }),
  snippet: async ({ draft }) => ({ value: draft.text, sent: [] }),
}
