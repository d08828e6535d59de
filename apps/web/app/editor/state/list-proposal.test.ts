import { describe, expect, it } from 'vitest'
import type { CvDocument, CvPatch } from '@rolefit/contract'
import { type ContentChange, changeContent } from './change-content.ts'
import { toContent } from './content.ts'
import { toCvDocument } from './edited-cv.ts'
import { listFields } from './list-fields.ts'
import { openProposals, toPatches } from './proposal.ts'

const bullets = ['Ran a line of six', 'Ordered stock', 'Wrote menus', 'Checked allergens']
const cv: CvDocument = {
  header: { name: 'Ines Farrow', email: '', phone: '', location: '', links: [] },
  summary: '',
  experience: [{ title: 'Sous chef', company: 'The Harbour', dates: '2021 – today', bullets }],
  education: [],
  skills: ['Menus', 'Stock'],
  others: [],
}

const because = 'Puts first what answers “allergens”.'
const lines: CvPatch = {
  path: 'experience.0.bullets',
  before: bullets.join('\n'),
  after: 'Ran a line of six\nChecked allergens\nOrdered stock\nWrote menus',
  because,
}
const skills: CvPatch = {
  path: 'skills',
  before: 'Menus\nStock',
  after: 'Allergens\nStock\nMenus',
  because,
}
const reword: CvPatch = {
  path: 'experience.0.bullets.3',
  before: 'Checked allergens',
  after: 'Checked allergens in 60 dishes',
  because,
}

const content = toContent(cv, [lines, reword, skills])
const nameOf = (path: string) =>
  listFields(content.cv).find((field) => field.path === path)?.name ?? ''
const roleKey = content.cv.experience[0]?.key ?? ''
const order: ContentChange = { type: 'accept', field: `${roleKey}.bullets` }
const after = (...changes: ContentChange[]) => changes.reduce(changeContent, content)
const linesAfter = (...changes: ContentChange[]) =>
  toCvDocument(after(...changes).cv).experience[0]?.bullets
const openAfter = (...changes: ContentChange[]) => {
  const { cv: changed, proposals } = after(...changes)
  return openProposals(changed, proposals)
}

describe('a proposed order', () => {
  it('says which lines come up, from where to where, and what is new', () => {
    expect(openAfter().map(({ place, moves }) => [place, moves])).toEqual([
      ['Sous chef', [{ text: 'Checked allergens', from: 4, to: 2 }]],
      ['Sous chef', undefined],
      ['Skills', [{ text: 'Allergens', from: null, to: 1 }]],
    ])
  })

  it('is taken over with the lines as they are by then', () => {
    const field = nameOf('experience.0.bullets.3')
    const expected = [bullets[0], reword.after, bullets[1], bullets[2]]
    expect(linesAfter({ type: 'accept', field }, order)).toEqual(expected)
    expect(linesAfter(order, { type: 'accept', field })).toEqual(expected)
    expect(linesAfter({ type: 'accept-all' })).toEqual(expected)
  })

  it('keeps what was added, and does without what was removed', () => {
    const removed: ContentChange = { type: 'remove', key: nameOf('experience.0.bullets.1') }
    const added: ContentChange = { type: 'add-lines', owner: roleKey, texts: ['Hired cooks'] }
    expect(linesAfter(removed, added, order)).toEqual([
      'Ran a line of six',
      'Checked allergens',
      'Wrote menus',
      'Hired cooks',
    ])
  })

  it('is over once the lines stand so, and where its line is gone', () => {
    const key = nameOf('experience.0.bullets.3')
    expect(openAfter({ type: 'move', key, to: 1 }).map(({ field }) => field)).not.toContain(
      order.field,
    )
    expect(openAfter({ type: 'remove', key }).map(({ field }) => field)).not.toContain(order.field)
  })

  it('brings a skill in once, with a key of its own', () => {
    const group = content.cv.skills[0]?.key ?? ''
    const accept: ContentChange = { type: 'accept', field: `${group}.skills` }
    expect(toCvDocument(after(accept).cv).skills).toEqual(['Allergens', 'Stock', 'Menus'])
    const keys = after(accept).cv.skills.flatMap((each) => each.skills.map(({ key }) => key))
    expect(new Set(keys).size).toBe(3)
    const typed: ContentChange = { type: 'add-lines', owner: group, texts: ['allergens'] }
    expect(toCvDocument(after(typed, accept).cv).skills).toEqual(['Stock', 'Menus', 'allergens'])
  })

  it('is kept as a patch about the list as it stands, wherever its role has moved', () => {
    const { cv: changed, proposals } = after(
      { type: 'write', field: nameOf('experience.0.bullets.1'), text: 'Bought stock' },
      { type: 'add-role' },
    )
    const [kept] = toPatches(changed, proposals)
    expect(kept).toEqual({
      path: 'experience.1.bullets',
      before: 'Ran a line of six\nBought stock\nWrote menus\nChecked allergens',
      after: 'Ran a line of six\nChecked allergens\nBought stock\nWrote menus',
      because,
    })
    const again = toContent(toCvDocument(changed), kept ? [kept] : [])
    expect(openProposals(again.cv, again.proposals)[0]?.moves).toEqual([
      { text: 'Checked allergens', from: 4, to: 2 },
    ])
  })
})
