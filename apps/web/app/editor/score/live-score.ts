import type { CvDocument, LineNote } from '@rolefit/contract'
import type { PackedPosting } from '@rolefit/engine'

/** A requirement of the posting in the ledger: what it gives, what shows it, and where that stands. */
export interface LedgerRow {
  readonly id: string
  readonly text: string
  readonly importance: 'must' | 'preferred' | 'nice'
  readonly status: 'met' | 'partly' | 'missing' | 'unclear'
  readonly points: number
  readonly of: number
  /** Whether the quote tells it in words of the person's own, without naming it. */
  readonly isInOwnWords: boolean
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

/** There is no score, as the part that reads a posting could not be fetched. */
export interface Unread {
  readonly status: 'unread'
}

/** A proposed change to be weighed: the path of its text, and what that would become. */
export interface Weighable {
  readonly path: string
  readonly after: string
}

/** What a change would bring: points of the match score, percent of the phrasing. */
export interface Weight {
  readonly points: number
  readonly phrasing: number
}

/** A posting as it stands, and as the server read it, where it did. */
export interface AskedPosting {
  readonly text: string
  readonly read: PackedPosting | null
}

/** A CV as the worker gets it; the month is handed in, so that the worker has no clock. */
export interface Scorable {
  readonly cv: CvDocument
  /** Null where there is no posting: then there is no score, only notes on the lines. */
  readonly posting: AskedPosting | null
  readonly today: { readonly year: number; readonly month: number }
}

export type ScoreRequest =
  | (Scorable & { readonly kind: 'score' })
  /** What a reader would stumble over in the lines of the CV. */
  | { readonly kind: 'note'; readonly cv: CvDocument }
  /** What one change to the CV would bring, by the path of its text: the CV without it, and with it. */
  | (Scorable & { readonly kind: 'weigh'; readonly path: string; readonly changed: CvDocument })

interface ScoreReply {
  readonly kind: 'score'
  readonly score: LiveScore | Unscored | Unread | null
}

interface NoteReply {
  readonly kind: 'note'
  /** Null where what finds them could not be fetched. */
  readonly notes: readonly LineNote[] | null
}

interface WeighReply {
  readonly kind: 'weigh'
  readonly path: string
  readonly weight: Weight | null
}

export type WorkerReply = ScoreReply | NoteReply | WeighReply
