import type {
  AnalyzeInput,
  CvDocument,
  FactSources,
  PackedPosting,
  Patch,
  RefusalReason,
  UnsupportedFact,
} from '@rolefit/engine'
import type { KeptChange } from './change-as-kept.ts'
import type { AnalysisResult } from './to-analysis-result.ts'

/** A CV and a posting as they were read, with the name to show for the CV. */
export interface AnalysisInput extends AnalyzeInput {
  readonly fileName: string
}

export type AnalysisOutcome =
  | { readonly status: 'scored'; readonly result: AnalysisResult }
  | { readonly status: 'refused'; readonly reason: RefusalReason }

export interface SnippetInput extends AnalyzeInput {
  readonly changeId: string | undefined
  readonly changeText: string
  readonly fact: string | undefined
  /** The text shown so far, where another is asked for. */
  readonly previous: string | undefined
  /** The change as the result keeps it: another engine may have proposed it. */
  readonly kept: KeptChange | null
}

/** The embedded writer's line, and what it was written from, for whoever words it better. */
export interface SnippetDraft {
  readonly text: string
  readonly change: string
  readonly asked: string | null
  /** The line of the CV that the text says anew. */
  readonly line: string | null
}

interface RegenerateQuestion {
  readonly cvText: string
  readonly suggestions: readonly string[]
  /** The analysis the CV is regenerated from: its posting, and how its file was read. */
  readonly analyzed: AnalyzeInput | null
}

interface CutQuestion {
  /** Says who the person is. */
  readonly cvText: string
  readonly texts: readonly string[]
}

export interface FactQuestion extends FactSources {
  readonly texts: readonly string[]
}

/** What the engine is asked, and what it answers. */
export interface EngineQuestions {
  readonly analyze: { readonly input: AnalysisInput; readonly answer: AnalysisOutcome }
  readonly draftSnippet: { readonly input: SnippetInput; readonly answer: SnippetDraft | null }
  /** The CV as a document, unchanged, and the changes proposed for it. */
  readonly regenerate: {
    readonly input: RegenerateQuestion
    readonly answer: { readonly document: CvDocument; readonly patches: readonly Patch[] }
  }
  /** What is read in a posting, for who scores against it elsewhere. */
  readonly packPosting: {
    readonly input: { readonly text: string }
    readonly answer: PackedPosting
  }
  /** The texts without the person's name and contact details. */
  readonly cutContacts: { readonly input: CutQuestion; readonly answer: readonly string[] }
  /** For each text, what it claims that nobody said. */
  readonly findInvented: {
    readonly input: FactQuestion
    readonly answer: readonly (readonly UnsupportedFact[])[]
  }
}

export type QuestionName = keyof EngineQuestions

export interface EngineRequest {
  readonly number: number
  readonly name: QuestionName
  readonly input: unknown
}

/** `failed` where the question itself was at fault: a bug, told in its own words. */
export interface EngineReply {
  readonly number: number
  readonly answer?: unknown
  readonly failed?: string
}

/** Both ends are our own code, so the shape is all that is checked. */
export function isEngineRequest(value: unknown): value is EngineRequest {
  return isRecord(value) && typeof value.number === 'number' && typeof value.name === 'string'
}

export function isEngineReply(value: unknown): value is EngineReply {
  if (!isRecord(value) || typeof value.number !== 'number') return false
  return 'answer' in value || typeof value.failed === 'string'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
