import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function branchesOf(line: string) {
  const { requirements } = readPosting(
    `Reporter\nHill Ltd, Leeds\n\nRequirements\n- Two years in a similar job\n- ${line}`,
  ).job
  return requirements.flatMap(({ paper }) => paper?.branches ?? [])
}

describe('what stands in brackets beside a paper', () => {
  it.each([
    'NCTJ Diploma (gold standard preferred)',
    'NEBOSH General Certificate (in date)',
    'Mine Surveyor’s Certificate of Competency (Government Certificate)',
    'SIA licence (any considered)',
  ])('is no branch in "%s"', (line) => expect(branchesOf(line)).toEqual([]))

  it('is none where it spells out the letters before it', () =>
    expect(branchesOf('BOE (Boiler Operation Engineer) certificate')).toEqual([]))

  it('is one where it says what the paper is for', () =>
    expect(branchesOf('NMC registration (adult)')).toEqual(['adult']))
})

describe('who is on the way to a paper', () => {
  const isOpen = (line: string) =>
    readPosting(
      `Compliance Analyst\n\nRequirements\n- ${line}\n- Money laundering checks`,
    ).job.requirements.find(({ kind }) => kind === 'certification')?.paper?.isOpenToLearners ===
    true

  it.each([
    'ACAMS is required; candidates who are part-qualified will be considered.',
    'ACAMS certification. Applicants working towards it are welcome.',
  ])('is welcome where the next clause says so: %s', (line) => expect(isOpen(line)).toBe(true))

  it.each([
    'ACAMS is required; candidates who are part-qualified need not apply.',
    'ACAMS is required. You help junior staff who are studying for it.',
  ])('is not welcome by "%s"', (line) => expect(isOpen(line)).toBe(false))
})

describe('the level of a paper', () => {
  const levelOf = (line: string) =>
    readPosting(
      `Adviser\nHill Ltd, Leeds\n\nRequirements\n- Two years in a similar job\n- ${line}`,
    ).job.requirements.find(({ kind }) => kind === 'certification')?.paper?.grade?.step

  it.each([
    ['OISC accreditation at Level 3', 3],
    ['Accredited by the Immigration Advice Authority (formerly OISC) at Level 3', 3],
    ['OISC (Level 2 or above)', 2],
    ['Level 3 OISC accreditation', 3],
    ['IRATA to level 2 minimum', 2],
  ])('is asked for where it stands beside the name: "%s"', (line, step) =>
    expect(levelOf(line)).toBe(step),
  )

  it.each([
    'OISC accreditation, and Level 3 in customer service',
    'OISC accreditation and a Level 2 safeguarding course',
    'IRATA for work at level 2 of the building',
  ])('is not that of another thing: "%s"', (line) => expect(levelOf(line)).toBeUndefined())
})

it('asks for the lower of two levels, and for no A level', () => {
  const { requirements } = readPosting(
    'Teaching Assistant\n\nWe are looking for someone who:\n- Has a Level 2 or Level 3 teaching assistant qualification\n- Likes reading',
  ).job
  const papers = requirements.filter(({ kind }) => kind === 'certification')
  expect(papers.map(({ paper }) => paper?.grade?.step)).toEqual([2])
  expect(
    requirements.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : [])),
  ).not.toContain('GCSE teaching')
})
