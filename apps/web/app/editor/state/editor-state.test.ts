import { describe, expect, it } from 'vitest'
import type { CvDocument, CvPatch } from '@rolefit/contract'
import { toContent } from './content.ts'
import { toCvDocument, toEdited } from './edited-cv.ts'
import { changeEditor, type EditorAction, type EditorState, startState } from './editor-state.ts'
import { openProposals, toPatches } from './proposal.ts'

const cv: CvDocument = {
  header: {
    name: 'Ines Farrow',
    email: 'ines@example.com',
    phone: '020 5550 0110',
    location: 'Tidewick',
    links: [],
  },
  summary: 'Cook in large kitchens.',
  experience: [
    {
      title: 'Sous chef',
      company: 'The Harbour',
      dates: '2021 – today',
      bullets: ['Responsible for managing a line of six', 'Wrote four menus a year'],
    },
    {
      title: 'Cook',
      company: 'Larkfield',
      dates: '2018 – 2021',
      bullets: ['Cooked for 90 guests'],
    },
  ],
  education: [
    { degree: 'Diploma', institution: 'Northmere', dates: '2017', details: ['With merit'] },
  ],
  skills: ['Menus', 'Stock', 'Allergens'],
  others: [{ heading: 'Languages', items: ['English', 'French'] }],
}
const bullet = 'Responsible for managing a line of six'
const patches: CvPatch[] = [
  {
    path: 'experience.0.bullets.0',
    before: 'Responsible for managing a line of six',
    after: 'Managed a line of six',
    because: 'Opens with what you did.',
  },
  { path: 'summary', before: 'Cook in large kitchens.', after: 'Cook.', because: 'Shorter.' },
]

function open(): EditorState {
  return startState({ content: toContent(cv, patches), name: 'Harbour', style: 'modern' })
}

function after(...actions: EditorAction[]): EditorState {
  return actions.reduce(changeEditor, open())
}

const documentOf = ({ content }: EditorState) => toCvDocument(content.cv)
const keyOf = (text: string) =>
  [
    ...open().content.cv.skills.flatMap(({ skills }) => skills),
    ...open().content.cv.experience.flatMap(({ bullets }) => bullets),
  ].find((line) => line.text === text)?.key ?? ''
const groupKey = (state: EditorState, index: number) => state.content.cv.skills[index]?.key ?? ''
const roleKey = (index: number) => open().content.cv.experience[index]?.key ?? ''

describe('changeEditor', () => {
  it('gives back the very document it opened', () => {
    expect(documentOf(open())).toEqual(cv)
    expect(toPatches(open().content.cv, open().content.proposals)).toEqual(patches)
  })

  it('writes each kind of text where it belongs', () => {
    const school = open().content.cv.education[0]?.key
    const section = open().content.cv.others[0]?.key
    const written = documentOf(
      after(
        { type: 'write', field: 'header.name', text: 'Ines A. Farrow' },
        { type: 'write', field: 'summary', text: 'Chef.' },
        { type: 'write', field: `${roleKey(1)}.title`, text: 'Line cook' },
        { type: 'write', field: `${school}.dates`, text: '2016' },
        { type: 'write', field: `${section}.heading`, text: 'Spoken' },
        { type: 'write', field: keyOf('Stock'), text: 'Stocktaking' },
      ),
    )
    expect(written.header.name).toBe('Ines A. Farrow')
    expect(written.summary).toBe('Chef.')
    expect(written.experience[1]?.title).toBe('Line cook')
    expect(written.education[0]?.dates).toBe('2016')
    expect(written.others[0]?.heading).toBe('Spoken')
    expect(written.skills).toEqual(['Menus', 'Stocktaking', 'Allergens'])
  })

  it('leaves everything as it is where a name means nothing', () => {
    const state = open()
    for (const field of [
      'k99',
      'k0.key',
      'header.links',
      `${roleKey(0)}.bullets`,
      '',
      'nonsense',
    ]) {
      expect(changeEditor(state, { type: 'write', field, text: 'x' })).toBe(state)
    }
  })

  it('takes a burst of typing back in one step, and a pause begins the next', () => {
    const state = after(
      { type: 'write', field: 'summary', text: 'C' },
      { type: 'write', field: 'summary', text: 'Ch' },
      { type: 'pause' },
      { type: 'write', field: 'summary', text: 'Chef' },
    )
    const once = changeEditor(state, { type: 'undo' })
    expect(documentOf(once).summary).toBe('Ch')
    const twice = changeEditor(once, { type: 'undo' })
    expect(documentOf(twice)).toEqual(cv)
    expect(changeEditor(twice, { type: 'undo' })).toBe(twice)
    expect(
      documentOf(changeEditor(changeEditor(twice, { type: 'redo' }), { type: 'redo' })).summary,
    ).toBe('Chef')
  })

  it('forgets the way forward once something else is done', () => {
    const state = after(
      { type: 'write', field: 'summary', text: 'Chef' },
      { type: 'undo' },
      { type: 'write', field: 'header.name', text: 'I. Farrow' },
      { type: 'redo' },
    )
    expect(documentOf(state).summary).toBe(cv.summary)
    expect(documentOf(state).header.name).toBe('I. Farrow')
  })

  it('moves an item within its own list, and no further than its ends', () => {
    const state = after({ type: 'move', key: keyOf('Allergens'), to: -3 })
    expect(documentOf(state).skills).toEqual(['Allergens', 'Menus', 'Stock'])
    expect(documentOf(after({ type: 'move', key: roleKey(0), to: 9 })).experience[1]).toEqual(
      cv.experience[0],
    )
  })

  it('takes a drag over several places back in one step', () => {
    const key = keyOf('Menus')
    const state = after(
      { type: 'move', key, to: 1 },
      { type: 'move', key, to: 2 },
      { type: 'undo' },
    )
    expect(documentOf(state)).toEqual(cv)
  })

  it('keeps no step where a burst ends as it began, and what was undone can still be done again', () => {
    const key = keyOf('Menus')
    const undone = after({ type: 'write', field: 'summary', text: 'Chef' }, { type: 'undo' })
    const backAgain = [
      [
        { type: 'move', key, to: 2 },
        { type: 'move', key, to: 0 },
      ],
      [
        { type: 'write', field: 'summary', text: `${cv.summary} x` },
        { type: 'write', field: 'summary', text: cv.summary },
      ],
    ] satisfies EditorAction[][]
    for (const actions of backAgain) {
      const state = actions.reduce(changeEditor, undone)
      expect(state.past).toEqual([])
      expect(documentOf(changeEditor(state, { type: 'redo' })).summary).toBe('Chef')
    }
  })

  it('takes a drag that went on from where it began back in one step', () => {
    const key = keyOf('Menus')
    const state = after(
      { type: 'move', key, to: 1 },
      { type: 'move', key, to: 0 },
      { type: 'move', key, to: 1 },
      { type: 'move', key, to: 2 },
    )
    expect(state.past).toHaveLength(1)
    expect(documentOf(changeEditor(state, { type: 'undo' }))).toEqual(cv)
  })

  it('removes a role with its lines', () => {
    expect(documentOf(after({ type: 'remove', key: roleKey(0) })).experience).toEqual([
      cv.experience[1],
    ])
  })

  it('adds lines behind the one that is named', () => {
    const state = after({
      type: 'add-lines',
      owner: groupKey(open(), 0),
      texts: ['One', 'Two'],
      after: keyOf('Menus'),
    })
    expect(documentOf(state).skills).toEqual(['Menus', 'One', 'Two', 'Stock', 'Allergens'])
    expect(state.added).toBeNull()
  })

  it('keeps skills in groups, and says nothing of them while they have no name', () => {
    expect(documentOf(open())).not.toHaveProperty('skill_groups')
    const added = after({ type: 'add-skill-group' })
    const second = groupKey(added, 1)
    expect(added.added).toBe(second)
    const actions: EditorAction[] = [
      { type: 'write', field: `${second}.label`, text: 'Safety' },
      { type: 'regroup', key: keyOf('Menus'), group: second },
      { type: 'add-lines', owner: second, texts: ['HACCP'] },
    ]
    const state = actions.reduce(changeEditor, added)
    expect(documentOf(state)).toMatchObject({
      skills: ['Stock', 'Allergens', 'Menus', 'HACCP'],
      skill_groups: [
        { label: '', skills: ['Stock', 'Allergens'] },
        { label: 'Safety', skills: ['Menus', 'HACCP'] },
      ],
    })
    expect(toCvDocument(toEdited(documentOf(state)).cv)).toEqual(documentOf(state))
    const removed = changeEditor(state, { type: 'remove', key: second })
    expect(documentOf(removed).skills).toEqual(['Stock', 'Allergens'])
    expect(documentOf(changeEditor(removed, { type: 'undo' }))).toEqual(documentOf(state))
  })

  it('opens a CV without skills with a place to write them', () => {
    expect(toEdited({ ...cv, skills: [] }).cv.skills).toHaveLength(1)
  })

  it('says where a new bullet stands, for the cursor to go there', () => {
    const state = after({ type: 'add-lines', owner: roleKey(0), texts: [''], after: keyOf(bullet) })
    expect(state.content.cv.experience[0]?.bullets[1]?.key).toBe(state.added)
  })

  it('takes a list that was pasted into a line back in one step, and goes to its last line', () => {
    const texts = ['Led a line', 'Wrote menus', 'Tasted all of it']
    const state = after({ type: 'split', field: keyOf(bullet), texts, cursor: 6 })
    expect(documentOf(state).experience[0]?.bullets.slice(0, 3)).toEqual(texts)
    expect(state.content.cv.experience[0]?.bullets[2]?.key).toBe(state.added)
    expect(state.cursor).toBe(6)
    expect(documentOf(changeEditor(state, { type: 'undo' }))).toEqual(cv)
  })

  it('adds a role at the top, a school and a section, all empty', () => {
    const state = after({ type: 'add-role' }, { type: 'add-school' }, { type: 'add-section' })
    expect(documentOf(state).experience[0]).toEqual({
      title: '',
      company: '',
      dates: '',
      bullets: [],
    })
    expect(documentOf(state).education).toHaveLength(2)
    expect(documentOf(state).others.at(-1)).toEqual({ heading: '', items: [] })
  })

  it('accepts one change, and can take that back', () => {
    const field = open().content.proposals[0]?.field ?? ''
    const state = after({ type: 'accept', field })
    expect(documentOf(state).experience[0]?.bullets[0]).toBe('Managed a line of six')
    expect(openProposals(state.content.cv, state.content.proposals)).toHaveLength(1)
    const back = changeEditor(state, { type: 'undo' })
    expect(documentOf(back)).toEqual(cv)
    expect(back.content.proposals).toHaveLength(2)
  })

  it('rejects a change without touching the text', () => {
    const state = after({ type: 'reject', field: 'summary' })
    expect(documentOf(state)).toEqual(cv)
    expect(state.content.proposals).toHaveLength(1)
  })

  it('accepts all that still fit, and leaves a text rewritten by hand alone', () => {
    const state = after(
      { type: 'write', field: 'summary', text: 'My own words.' },
      { type: 'accept-all' },
    )
    expect(documentOf(state).summary).toBe('My own words.')
    expect(documentOf(state).experience[0]?.bullets[0]).toBe('Managed a line of six')
  })

  it('lets a proposal follow its line when the role is moved', () => {
    const { content } = after({ type: 'move', key: roleKey(0), to: 1 })
    expect(toPatches(content.cv, content.proposals)[0]?.path).toBe('experience.1.bullets.0')
  })

  it('keeps no step for a change that changed nothing', () => {
    const state = open()
    expect(changeEditor(state, { type: 'remove', key: 'k99' })).toBe(state)
    expect(changeEditor(state, { type: 'write', field: 'summary', text: cv.summary })).toBe(state)
  })
})
