import type { CvPatch } from '@rolefit/contract'
import { asPatchText, patchedPlaces } from '@rolefit/engine/page'
import type { EditedCv, Line } from './edited-cv.ts'

/** A list of lines that a change may put in another order, and that it may add to. */
export interface CvList {
  /** Stays with the list wherever its owner is moved. */
  readonly name: string
  /** Whose list it is. */
  readonly owner: string
  /** Where it stands now, as the contract writes it: "experience.0.bullets". */
  readonly path: string
  readonly lines: readonly Line[]
  readonly place: string
}

/** What is to come first in a list: a line of it, by its key, or a new one. */
export type Lead = { readonly key: string } | { readonly text: string }

/** A line that comes first: from which place to which, counted from 1. What is new has no place yet. */
export interface Move {
  readonly text: string
  readonly from: number | null
  readonly to: number
}

/** The lists that changes are proposed for. */
export function listLists(cv: EditedCv): CvList[] {
  const isGrouped = cv.skills.length > 1 || cv.skills.some(({ label }) => label !== '')
  return [
    ...cv.experience.map(({ key, title, company, bullets }, index) => ({
      ...{ name: `${key}.bullets`, owner: key, lines: bullets },
      path: `experience.${index}.bullets`,
      place: title || company || `Role ${index + 1}`,
    })),
    ...cv.skills.map(({ key, label, skills }, index) => ({
      ...{ name: `${key}.skills`, owner: key, lines: skills },
      path: isGrouped ? `skill_groups.${index}.skills` : 'skills',
      place: label || 'Skills',
    })),
  ]
}

/** What a patch puts first; the lines behind it keep their order, whatever else becomes of the list. */
export function readLead({ lines }: CvList, patch: CvPatch): readonly Lead[] {
  const places = patchedPlaces(textsOf(lines), patch)
  let end = places.length
  while (end > 0 && follows(places[end - 1], places[end])) end--
  return places.slice(0, end).flatMap((place): Lead[] => {
    if (typeof place === 'string') return [{ text: place }]
    const line = lines[place]
    return line ? [{ key: line.key }] : []
  })
}

function follows(place: number | string | undefined, next: number | string | undefined): boolean {
  return (
    typeof place === 'number' && (next === undefined || (typeof next === 'number' && place < next))
  )
}

/** The lines with what leads put first; of that, what is gone or there already is left out. */
export function putFirst(
  lines: readonly Line[],
  lead: readonly Lead[],
): readonly (Line | string)[] {
  const there = new Set(lines.map(({ text }) => text.trim().toLowerCase()))
  const first = lead.flatMap((each): (Line | string)[] => {
    if ('text' in each) return there.has(each.text.toLowerCase()) ? [] : [each.text]
    return lines.filter(({ key }) => key === each.key)
  })
  return [...first, ...lines.filter((line) => !first.includes(line))]
}

/** Which lines would come further up than they stand, or are new. */
export function movesOf(lines: readonly Line[], lead: readonly Lead[]): Move[] {
  return putFirst(lines, lead).flatMap((line, at): Move[] => {
    const to = at + 1
    if (typeof line === 'string') return [{ text: line, from: null, to }]
    const from = lines.indexOf(line) + 1
    return from > to ? [{ text: line.text, from, to }] : []
  })
}

/** The list as it stands and as it would stand, as the contract writes them. */
export function asPatchTexts({ lines }: CvList, lead: readonly Lead[]) {
  const after = putFirst(lines, lead).map((line) => (typeof line === 'string' ? line : line.text))
  return { before: asPatchText(textsOf(lines)), after: asPatchText(after) }
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text)
}
