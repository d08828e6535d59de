import type { CvPatch } from '@rolefit/contract'
import type { EditedCv } from './edited-cv.ts'
import { type CvField, listFields } from './list-fields.ts'
import {
  asPatchTexts,
  type CvList,
  type Lead,
  listLists,
  type Move,
  movesOf,
  readLead,
} from './list-proposal.ts'

/** A proposed change that knows its text, or its list, by name, so that it follows when that moves. */
export interface Proposal {
  readonly field: string
  readonly before: string
  readonly after: string
  readonly because: string
  /** Of a list: what comes first. */
  readonly lead?: readonly Lead[]
}

/** A proposal whose text still stands as it was when the change was proposed. */
export interface OpenProposal extends Proposal {
  readonly place: string
  /** Of a list: what would come further up, or in. */
  readonly moves?: readonly Move[]
  /** Where to look at what it is about. */
  readonly goesTo: string
}

/** Ties the contract's patches to the texts and lists they are about; a patch about nothing is left out. */
export function toProposals(cv: EditedCv, patches: readonly CvPatch[]): Proposal[] {
  const byPath = new Map(listFields(cv).map((field) => [field.path, field]))
  const lists = new Map(listLists(cv).map((list) => [list.path, list]))
  return patches.flatMap((patch) => {
    const { path, before, after, because } = patch
    const field = byPath.get(path)
    if (field) return [{ field: field.name, before, after, because }]
    const list = lists.get(path)
    return list ? [{ field: list.name, before, after, because, lead: readLead(list, patch) }] : []
  })
}

/** The same as patches, with the paths as they are now. */
export function toPatches(cv: EditedCv, proposals: readonly Proposal[]): CvPatch[] {
  const { fields, lists } = byNames(cv)
  return proposals.flatMap(({ field, before, after, because, lead }) => {
    const list = lists.get(field)
    if (list && lead) return [{ path: list.path, ...asPatchTexts(list, lead), because }]
    const path = fields.get(field)?.path
    return path === undefined ? [] : [{ path, before, after, because }]
  })
}

/** What can still be accepted; a text that was rewritten by hand is left alone. */
export function openProposals(cv: EditedCv, proposals: readonly Proposal[]): OpenProposal[] {
  const { fields, lists } = byNames(cv)
  return proposals.flatMap((proposal) => {
    const list = lists.get(proposal.field)
    if (list && proposal.lead) return openMoves(list, { ...proposal, lead: proposal.lead })
    const field = fields.get(proposal.field)
    const isOpen = field && field.text === proposal.before
    return isOpen ? [{ ...proposal, place: field.place, goesTo: field.name }] : []
  })
}

function openMoves(
  list: CvList,
  proposal: Proposal & { readonly lead: readonly Lead[] },
): OpenProposal[] {
  const moves = movesOf(list.lines, proposal.lead)
  const [first] = moves
  if (!first) return []
  const line = first.from === null ? list.lines[0] : list.lines[first.from - 1]
  return [{ ...proposal, place: list.place, moves, goesTo: line?.key ?? list.owner }]
}

function byNames(cv: EditedCv) {
  const fields: ReadonlyMap<string, CvField> = new Map(
    listFields(cv).map((field) => [field.name, field]),
  )
  const lists: ReadonlyMap<string, CvList> = new Map(listLists(cv).map((list) => [list.name, list]))
  return { fields, lists }
}
