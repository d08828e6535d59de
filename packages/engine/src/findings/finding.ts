import type { Candidate } from '../candidate/candidate.ts'
import type { Month } from '../candidate/months-worked.ts'
import type { Job } from '../job/job.ts'
import type { Quote, Span } from '../text/span.ts'
import type { FindingCode, FindingCost } from './finding-costs.ts'

/** What a file reader saw besides the text; the documents package reports it in this shape. */
export interface FileFacts {
  readonly format: string
  readonly method: 'text' | 'ocr'
  readonly pages: number
  readonly columns: number
  readonly tables: number
  readonly images: number
  readonly textBoxes: number
  readonly smallestFontSize: number | null
  readonly contactsInMargins: readonly string[]
  readonly hiddenText: readonly { readonly text: string }[]
  readonly iconCharacters: number
  readonly unmappedCharacters: number
}

/** What the rules look at. */
export interface CheckContext {
  readonly candidate: Candidate
  readonly job: Job
  readonly copied: readonly Span[]
  readonly today: Month
}

/** Something about a CV that a recruiter or a parser would stumble over. */
export interface Finding {
  readonly code: FindingCode
  /** Where it stands; empty where something is missing. */
  readonly quotes: readonly Quote[]
  /** How often it was found. */
  readonly count: number
}

/** What a CV's file has shown, and what each of it costs. */
export interface FoundInFile {
  readonly findings: readonly Finding[]
  readonly costs: Partial<Record<FindingCode, FindingCost>>
}

export type FindingRule = (context: CheckContext) => readonly Finding[]

/** How well a CV is written and how well a parser can read it; neither is part of the match score. */
export interface Quality {
  readonly findings: readonly Finding[]
  readonly phrasing: number
  readonly atsReadiness: number
}
