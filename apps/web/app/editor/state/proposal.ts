import type { CvPatch } from '@rolefit/contract'
import type { EditedCv } from './edited-cv.ts'
import { type CvField, listFields } from './list-fields.ts'

/** A proposed change that knows its text by name, so that it follows the text when that moves. */
export interface Proposal {
  readonly field: string
  readonly before: string
  readonly after: string
  readonly because: string
}

/** A proposal whose text still stands as it was when the change was proposed. */
export interface OpenProposal extends Proposal {
  readonly place: string
}

/** Ties the contract's patches to the texts they are about; a patch about nothing is left out. */
export function toProposals(cv: EditedCv, patches: readonly CvPatch[]): Proposal[] {
  const byPath = new Map(listFields(cv).map((field) => [field.path, field]))
  return patches.flatMap(({ path, before, after, because }) => {
    const field = byPath.get(path)
    return field ? [{ field: field.name, before, after, because }] : []
  })
}

/** The same as patches, with the paths as they are now. */
export function toPatches(cv: EditedCv, proposals: readonly Proposal[]): CvPatch[] {
  const byName = fieldsByName(cv)
  return proposals.flatMap(({ field, before, after, because }) => {
    const path = byName.get(field)?.path
    return path === undefined ? [] : [{ path, before, after, because }]
  })
}

/** What can still be accepted; a text that was rewritten by hand is left alone. */
export function openProposals(cv: EditedCv, proposals: readonly Proposal[]): OpenProposal[] {
  const byName = fieldsByName(cv)
  return proposals.flatMap((proposal) => {
    const field = byName.get(proposal.field)
    return field && field.text === proposal.before ? [{ ...proposal, place: field.place }] : []
  })
}

function fieldsByName(cv: EditedCv): ReadonlyMap<string, CvField> {
  return new Map(listFields(cv).map((field) => [field.name, field]))
}
