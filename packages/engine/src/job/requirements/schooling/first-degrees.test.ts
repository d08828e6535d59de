import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function asked(line: string) {
  return readPosting(`Officer\nAcme Ltd, Leeds\n\nRequirements\n- ${line}\n- Neat handwriting`).job
    .requirements
}

const schooling = (line: string) =>
  asked(line).flatMap(({ need }) =>
    need.type === 'degree' ? [{ level: need.level, subjects: need.subjects }] : [],
  )

describe('a degree that one trade begins with', () => {
  it.each([
    ['MPharm or equivalent', 'pharmacy'],
    ['BDS', 'dentistry'],
    ['BVSc from a recognised university', 'veterinary'],
  ])('asks with "%s" for a first degree in %s', (line, subject) => {
    const [degree] = schooling(line)
    expect(degree?.level).toBe(4)
    expect(degree?.subjects).toContainEqual([subject])
  })

  it.each([
    ['Mechanical Engineering', 'bsm'],
    ['Hotel Management', 'bhm'],
    ['Information Technology', 'bsit'],
    ['Physical Education', 'bped'],
  ])('takes the letters that say %s for it', (subject, letters) => {
    const [degree] = schooling(`Bachelor’s degree in ${subject}`)
    expect(degree?.subjects.flat().some((root) => root.startsWith(letters))).toBe(true)
  })

  it('takes no BSc for the letters of another subject', () => {
    for (const subject of ['Civil Engineering', 'Computer Science', 'Mechanical Engineering'])
      expect(schooling(`Degree in ${subject}`)[0]?.subjects).not.toContainEqual(['bsc'])
  })

  it('leaves other masters what they are', () => {
    expect(schooling('MSc in Physics')).toMatchObject([{ level: 5, subjects: [['physics']] }])
  })
})

describe('qualifications by their level', () => {
  it.each([
    ['Level 7 qualification in Leadership, Project Management', 5],
    ['Level 6 Diploma in Careers Guidance', 4],
    ['Level 5 qualification in Care', 3],
    ['NFQ Level 8 in Nursing', 4],
  ])('reads one in "%s"', (line, level) => expect(schooling(line)).toMatchObject([{ level }]))

  it('hears one that is wished for besides a degree', () => {
    const { requirements } = readPosting(
      'Embryologist\n\nEssential\n- MSc in Embryology\n\nDesirable\n- Level 5 qualification in Leadership\n',
    ).job
    expect(requirements.filter(({ kind }) => kind === 'education')).toMatchObject([
      { importance: 'must', need: { level: 5 } },
      { importance: 'preferred', need: { level: 3 } },
    ])
  })

  it.each([
    ['Level 7 qualification in Leadership, Project Management', 'Project Management'],
    ['NVQ L6 in Construction Site Management', 'Site Management'],
    ['NVQ 3 in Welding', 'Welding'],
  ])('asks with "%s" for no "%s" besides', (line, subject) =>
    expect(asked(line).map(({ text }) => text)).not.toContain(subject),
  )
})

describe('the subject of a degree', () => {
  it.each([
    ['Degree in Town Planning accredited by the RTPI and be a chartered member', [['plan']]],
    ['MSc in Urban and Regional Planning', [['urban'], ['plan']]],
    ['Diploma in Dialysis from a recognised institute', [['dialysis']]],
    ['Two years in a retail shop after Cert III in Butchery', [['butchery']]],
    ['B.Sc in Any Specialization, Diploma in Any Specialization', []],
  ])('is read from "%s"', (line, subjects) => expect(schooling(line)).toMatchObject([{ subjects }]))
})
