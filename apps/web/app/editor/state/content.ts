import type { CvDocument, CvPatch } from '@rolefit/contract'
import { type EditedCv, toEdited } from './edited-cv.ts'
import { type Proposal, toProposals } from './proposal.ts'

/** What undo and redo go through: the CV and the changes still proposed for it. */
export interface Content {
  readonly cv: EditedCv
  readonly proposals: readonly Proposal[]
  readonly nextKey: number
}

export function toContent(document: CvDocument, patches: readonly CvPatch[]): Content {
  const { cv, nextKey } = toEdited(document)
  return { cv, nextKey, proposals: toProposals(cv, patches) }
}
