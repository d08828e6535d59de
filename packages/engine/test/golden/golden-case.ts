import type { Importance } from '../../src/job/job.ts'

/** A posting, and what a careful recruiter reads in it. */
export interface PostingCase {
  readonly profession: string
  readonly posting: string
  /** What a careful reader would list, in the posting's words. */
  readonly asks: readonly Ask[]
  /** What a bad reader would list too, in the posting's words. */
  readonly asksNot: readonly string[]
}

/** A posting, four people who apply for it, and what a careful recruiter says about them. */
export interface GoldenCase extends PostingCase {
  readonly cvs: {
    /** Does this work and shows it. */
    readonly strong: string
    /** The same line of work, with gaps. */
    readonly fair: string
    /** A neighbouring job. */
    readonly near: string
    /** Another field, well written. */
    readonly far: string
  }
  /** A requirement, and pieces of the strong CV any of which answers it. */
  readonly shows: readonly { readonly words: string; readonly quotes: readonly string[] }[]
  /** Requirements for which the fair CV shows nothing. */
  readonly lacks: readonly string[]
}

export interface Ask {
  readonly words: string
  /** Only where two recruiters agree; "optional" where they agree only that it is no must. */
  readonly importance?: Importance | 'optional'
}
