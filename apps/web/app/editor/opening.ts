import type { CvDocument, CvPatch, CvStyle, LineNote, PackedPosting } from '@rolefit/contract'

/** What the editor is opened with. */
export interface Opening {
  /** Null until the CV is kept in the account. */
  readonly id: string | null
  /** The version in the account that is being edited. */
  readonly version: number | null
  readonly name: string
  readonly style: CvStyle
  readonly cv: CvDocument
  readonly patches: readonly CvPatch[]
  /** What the server noted on its lines, so that they stand in their places before the first score. */
  readonly notes: readonly LineNote[]
  readonly analysisId: string | null
  /** Whether it holds what the account has not got yet. */
  readonly isUnsaved: boolean
  readonly posting: OpenPosting | null
}

/** The posting that a CV is scored against. */
interface OpenPosting {
  readonly title: string | null
  readonly text: string
  /** As the server read it; null where it has not seen it. */
  readonly read: PackedPosting | null
}
