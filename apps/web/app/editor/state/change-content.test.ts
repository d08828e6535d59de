import { describe, expect, it } from 'vitest'
import type { CvDocument, CvPatch } from '@rolefit/contract'
import { type ContentChange, changeContent } from './change-content.ts'
import { toContent } from './content.ts'
import { toCvDocument } from './edited-cv.ts'
import { changeEditor, startState } from './editor-state.ts'
import { listFields } from './list-fields.ts'
import { openProposals } from './proposal.ts'

const cv: CvDocument = {
  header: {
    name: 'Ines Farrow',
    email: 'ines@example.com',
    phone: '020 5550 0110',
    location: 'Tidewick',
    links: ['farrow.example', 'cooks.example/ines'],
  },
  summary: 'Cook in large kitchens.',
  experience: [
    {
      title: 'Sous chef',
      company: 'The Harbour',
      dates: '2021 – today',
      bullets: ['Ran a line of six and wrote menus', 'Ordered stock'],
    },
    { title: '', company: 'Larkfield', dates: '2018 – 2021', bullets: ['Cooked for 90 guests'] },
    { title: '', company: '', dates: '2017', bullets: [] },
  ],
  education: [
    { degree: 'Diploma', institution: 'Northmere', dates: '2017', details: ['With merit'] },
    { degree: '', institution: 'Tidewick School', dates: '2014', details: [] },
    { degree: '', institution: '', dates: '2013', details: [] },
  ],
  skills: ['Menus', 'Stock', 'Allergens'],
  skill_groups: [
    { label: 'Kitchen', skills: ['Menus', 'Stock'] },
    { label: 'Safety', skills: ['Allergens'] },
  ],
  others: [
    { heading: 'Languages', items: ['English'] },
    { heading: '', items: ['Rowing'] },
  ],
}

const patch = (path: string, before: string, after = 'Anew'): CvPatch => ({
  ...{ path, before, after, because: 'Shorter.' },
})

const patches = [
  patch('header.headline', ''),
  patch('header.links.1', 'cooks.example/ines'),
  patch('summary', 'Cook in large kitchens.', 'Cook.'),
  patch('experience.0.title', 'Sous chef'),
  patch('experience.1.bullets.0', 'Cooked for 90 guests'),
  patch('experience.2.dates', '2017'),
  patch('education.0.degree', 'Diploma'),
  patch('education.0.details.0', 'With merit'),
  patch('education.1.institution', 'Tidewick School'),
  patch('education.2.dates', '2013'),
  patch('skills.2', 'Allergens'),
  patch('skill_groups.1.label', 'Safety'),
  patch('others.0.heading', 'Languages'),
  patch('others.1.items.0', 'Rowing'),
]

const content = toContent(cv, patches)
const nameOf = (path: string) =>
  listFields(content.cv).find((field) => field.path === path)?.name ?? ''
const after = (...changes: ContentChange[]) => changes.reduce(changeContent, content)
const documentAfter = (...changes: ContentChange[]) => toCvDocument(after(...changes).cv)

describe('a proposal', () => {
  it('is open for any text of a CV, and says where that stands', () => {
    const open = openProposals(content.cv, content.proposals)
    expect(open.map(({ before, place }) => [before, place])).toEqual([
      ['', 'Header'],
      ['cooks.example/ines', 'Header'],
      ['Cook in large kitchens.', 'Summary'],
      ['Sous chef', 'Sous chef'],
      ['Cooked for 90 guests', 'Larkfield'],
      ['2017', 'Role 3'],
      ['Diploma', 'Diploma'],
      ['With merit', 'Diploma'],
      ['Tidewick School', 'Tidewick School'],
      ['2013', 'Education 3'],
      ['Allergens', 'Skills'],
      ['Safety', 'Skills'],
      ['Languages', 'Languages'],
      ['Rowing', 'Own section'],
    ])
  })

  it('writes where it was meant to when all are accepted', () => {
    const accepted = documentAfter({ type: 'accept-all' })
    expect(accepted.header).toMatchObject({
      headline: 'Anew',
      links: ['farrow.example', 'Anew'],
    })
    expect(accepted.experience.map(({ title, dates }) => [title, dates])).toEqual([
      ['Anew', '2021 – today'],
      ['', '2018 – 2021'],
      ['', 'Anew'],
    ])
    expect(accepted.education[0]).toMatchObject({ degree: 'Anew', details: ['Anew'] })
    expect(accepted.skill_groups).toEqual([
      { label: 'Kitchen', skills: ['Menus', 'Stock'] },
      { label: 'Anew', skills: ['Anew'] },
    ])
  })

  it('is done with once it is accepted, though its old words are typed again', () => {
    const summary = nameOf('summary')
    const { cv: again, proposals } = after(
      { type: 'accept', field: summary },
      { type: 'write', field: summary, text: 'Cook in large kitchens.' },
    )
    expect(openProposals(again, proposals)).toHaveLength(patches.length - 1)
    expect(openProposals(again, proposals).map(({ field }) => field)).not.toContain(summary)
  })

  it('about a text that is not there is left out', () => {
    const stray = [patch('experience.9.title', 'Cook'), patch('nonsense', ''), ...patches]
    expect(toContent(cv, stray).proposals).toEqual(content.proposals)
  })
})

describe('changeContent', () => {
  it('words a line anew on as many lines as it takes, where it stands', () => {
    const field = nameOf('experience.0.bullets.0')
    const texts = ['Ran a line of six', 'Wrote menus', 'Tasted all of it']
    const reworded = documentAfter({ type: 'reword', field, texts })
    expect(reworded.experience.map(({ bullets }) => bullets)).toEqual([
      [...texts, 'Ordered stock'],
      ['Cooked for 90 guests'],
      [],
    ])
    expect(
      documentAfter({ type: 'reword', field, texts: ['Ran it'] }).experience[0]?.bullets,
    ).toEqual(['Ran it', 'Ordered stock'])
  })

  it('words a text anew that is no line of a list, on one line', () => {
    const field = nameOf('summary')
    expect(documentAfter({ type: 'reword', field, texts: ['One.', 'Two.'] })).toEqual({
      ...cv,
      summary: 'One.',
    })
  })

  it('moves a line into the middle of its list, forward and back', () => {
    const moved = (path: string, to: number) =>
      documentAfter({ type: 'move', key: nameOf(path), to })
    const three = { type: 'add-lines', owner: 'links', texts: ['third.example'] } as const
    const links = after(three).cv.header.links.map(({ key }) => key)
    const to = (from: number, place: number) =>
      documentAfter(three, { type: 'move', key: links[from] ?? '', to: place }).header.links
    expect(to(0, 1)).toEqual(['cooks.example/ines', 'farrow.example', 'third.example'])
    expect(to(2, 1)).toEqual(['farrow.example', 'third.example', 'cooks.example/ines'])
    expect(to(0, 9)).toEqual(['cooks.example/ines', 'third.example', 'farrow.example'])
    expect(moved('skills.0', 1).skill_groups?.[0]?.skills).toEqual(['Stock', 'Menus'])
  })

  it('takes a skill into another group once, and into its own not at all', () => {
    const key = nameOf('skills.0')
    const [kitchen = '', safety = ''] = content.cv.skills.map((group) => group.key)
    const there = documentAfter({ type: 'regroup', key, group: safety })
    expect(there.skills).toEqual(['Stock', 'Allergens', 'Menus'])
    expect(documentAfter({ type: 'regroup', key, group: kitchen })).toEqual(cv)
    expect(documentAfter({ type: 'regroup', key: 'nothing', group: safety })).toEqual(cv)
  })

  it('removes one line and leaves all else', () => {
    const without = documentAfter({ type: 'remove', key: nameOf('header.links.0') })
    expect(without).toEqual({ ...cv, header: { ...cv.header, links: ['cooks.example/ines'] } })
  })
})

describe('where the cursor goes', () => {
  const open = startState({ content, name: 'Harbour', style: 'modern' })
  const addedTo = (owner: string) =>
    changeEditor(open, { type: 'add-lines', owner, texts: [''] }).added

  it('is to a new line, but stays in the box that adds skills to a group', () => {
    expect(addedTo(content.cv.experience[1]?.key ?? '')).not.toBeNull()
    expect(addedTo('links')).not.toBeNull()
    for (const { key } of content.cv.skills) expect(addedTo(key)).toBeNull()
  })

  it('is forgotten with the step that added it', () => {
    const added = changeEditor(open, { type: 'add-role' })
    expect(added.added).not.toBeNull()
    expect(changeEditor(added, { type: 'undo' }).added).toBeNull()
  })
})
