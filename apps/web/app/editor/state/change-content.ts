import type { Content } from './content.ts'
import { type EditedCv, keyAt } from './edited-cv.ts'
import { listLists, putFirst } from './list-proposal.ts'
import { overLines, overLists } from './over-lists.ts'
import { openProposals, type Proposal } from './proposal.ts'
import { setText } from './set-text.ts'

export type ContentChange =
  | { readonly type: 'write'; readonly field: string; readonly text: string }
  /** Lines into the list of an owner, behind a line of it or at its end. */
  | {
      readonly type: 'add-lines'
      readonly owner: string
      readonly texts: readonly string[]
      readonly after?: string
    }
  /** Another wording for a line, on as many lines as it takes. */
  | { readonly type: 'reword'; readonly field: string; readonly texts: readonly string[] }
  /** A line becomes several where it stands: pasted over, or ended by Enter. */
  | {
      readonly type: 'split'
      readonly field: string
      readonly texts: readonly string[]
      /** Behind how many letters of the last of them one goes on typing. */
      readonly cursor: number
    }
  | { readonly type: AddedItem }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  /** A skill into another group, at its end. */
  | { readonly type: 'regroup'; readonly key: string; readonly group: string }
  | { readonly type: 'accept' | 'reject'; readonly field: string }
  | { readonly type: 'accept-all' }

type AddedItem = 'add-role' | 'add-school' | 'add-skill-group' | 'add-section'

/** One change to a CV under the pen; answers the very same content where it changes nothing. */
export function changeContent(content: Content, change: ContentChange): Content {
  const { cv, proposals, nextKey } = content
  switch (change.type) {
    case 'write':
      return withCv(content, setText(cv, change.field, change.text))
    case 'add-lines':
      return addLines(content, change)
    case 'reword':
    case 'split':
      return reword(content, change)
    case 'add-role':
    case 'add-school':
    case 'add-skill-group':
    case 'add-section':
      return { ...content, cv: addItem(cv, change.type, keyAt(nextKey)), nextKey: nextKey + 1 }
    case 'remove':
      return withCv(
        content,
        overLists(cv, (list) => {
          const kept = list.filter(({ key }) => key !== change.key)
          return kept.length === list.length ? list : kept
        }),
      )
    case 'move':
      return withCv(
        content,
        overLists(cv, (list) => moved(list, change)),
      )
    case 'regroup':
      return withCv(content, regrouped(cv, change))
    case 'accept':
      return accept(content, ({ field }) => field === change.field)
    case 'accept-all':
      return accept(content, () => true)
    case 'reject':
      return { ...content, proposals: proposals.filter(({ field }) => field !== change.field) }
  }
}

function withCv(content: Content, cv: EditedCv): Content {
  return { ...content, cv }
}

function addLines(
  { nextKey, ...content }: Content,
  { owner, texts, after }: Extract<ContentChange, { type: 'add-lines' }>,
): Content {
  const added = texts.map((text, index) => ({ key: keyAt(nextKey + index), text }))
  const cv = overLines(content.cv, (lines, of) => {
    if (of !== owner) return lines
    const behind = lines.findIndex(({ key }) => key === after)
    const at = behind === -1 ? lines.length : behind + 1
    return [...lines.slice(0, at), ...added, ...lines.slice(at)]
  })
  return { ...content, cv, nextKey: nextKey + texts.length }
}

function reword(
  content: Content,
  { field, texts }: Extract<ContentChange, { type: 'reword' | 'split' }>,
): Content {
  const [first = '', ...rest] = texts
  const cv = setText(content.cv, field, first)
  let owner: string | undefined
  overLines(cv, (lines, of) => {
    if (lines.some(({ key }) => key === field)) owner = of
    return lines
  })
  if (owner === undefined || rest.length === 0) return withCv(content, cv)
  return addLines({ ...content, cv }, { type: 'add-lines', owner, texts: rest, after: field })
}

function addItem(cv: EditedCv, type: AddedItem, key: string): EditedCv {
  if (type === 'add-role') {
    const role = { key, title: '', company: '', dates: '', bullets: [] }
    return { ...cv, experience: [role, ...cv.experience] }
  }
  if (type === 'add-school') {
    const school = { key, degree: '', institution: '', dates: '', details: [] }
    return { ...cv, education: [school, ...cv.education] }
  }
  if (type === 'add-skill-group') {
    return { ...cv, skills: [...cv.skills, { key, label: '', skills: [] }] }
  }
  return { ...cv, others: [...cv.others, { key, heading: '', items: [] }] }
}

function moved<Item extends { readonly key: string }>(
  list: readonly Item[],
  { key, to }: { readonly key: string; readonly to: number },
): readonly Item[] {
  const from = list.findIndex((item) => item.key === key)
  const item = list[from]
  const target = Math.max(0, Math.min(to, list.length - 1))
  if (!item || from === target) return list
  const rest = list.filter((each) => each !== item)
  return [...rest.slice(0, target), item, ...rest.slice(target)]
}

function regrouped(
  cv: EditedCv,
  { key, group }: { readonly key: string; readonly group: string },
): EditedCv {
  const line = cv.skills.flatMap(({ skills }) => skills).find((each) => each.key === key)
  if (!line) return cv
  return overLines(cv, (lines, owner) => {
    if (owner === group) return lines.includes(line) ? lines : [...lines, line]
    return lines.includes(line) ? lines.filter((each) => each !== line) : lines
  })
}

function accept(content: Content, isMeant: (proposal: { field: string }) => boolean): Content {
  const accepted = openProposals(content.cv, content.proposals).filter(isMeant)
  if (accepted.length === 0) return content
  const fields = new Set(accepted.map(({ field }) => field))
  const changed = accepted.reduce(acceptOne, content)
  return { ...changed, proposals: content.proposals.filter(({ field }) => !fields.has(field)) }
}

function acceptOne(content: Content, { field, after, lead }: Proposal): Content {
  const list = lead && listLists(content.cv).find(({ name }) => name === field)
  if (!list) return withCv(content, setText(content.cv, field, after))
  let { nextKey } = content
  const lines = putFirst(list.lines, lead).map((line) =>
    typeof line === 'string' ? { key: keyAt(nextKey++), text: line } : line,
  )
  const cv = overLines(content.cv, (own, owner) => (owner === list.owner ? lines : own))
  return { ...content, cv, nextKey }
}
