import type { CvDocument } from '@rolefit/contract'

/** A requirement of the posting in the ledger: what it gives, what shows it, and where that stands. */
export interface LedgerRow {
  readonly id: string
  readonly text: string
  readonly importance: 'must' | 'preferred' | 'nice'
  readonly status: 'met' | 'partly' | 'missing' | 'unclear'
  readonly points: number
  readonly of: number
  readonly quote: string | null
  /** The path of the text that shows it, like "experience.0.bullets.2". */
  readonly path: string | null
}

export interface LiveScore {
  readonly status: 'scored'
  readonly score: number
  readonly band: string
  readonly giveOrTake: number
  readonly ceiling: number
  readonly subScores: readonly { readonly name: string; readonly percent: number }[]
  readonly rows: readonly LedgerRow[]
}

/** What the worker can say without a score: why there is none. */
export interface Unscored {
  readonly status: 'refused'
  readonly words: string
}

/** A stumbling block at a text of the CV, with a better wording where one can be made. */
export interface BulletNote {
  readonly path: string
  readonly code: string
  readonly label: string
  readonly advice: string
  readonly fix: string | null
}

/** What the page asks of the worker; the month is handed in, so that the worker has no clock. */
export interface ScoreRequest {
  readonly id: number
  readonly cv: CvDocument
  /** Null where there is no posting: then only the writing is looked at. */
  readonly jobText: string | null
  readonly today: { readonly year: number; readonly month: number }
}

export interface ScoreReply {
  readonly id: number
  readonly score: LiveScore | Unscored | null
  readonly notes: readonly BulletNote[]
}
