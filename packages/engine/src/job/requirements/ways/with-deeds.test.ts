import { expect, test } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function waysFor(line: string): readonly string[] {
  const { requirements } = readPosting(
    `Network Engineer\n\nDuties\n- Switches and firewalls\n- Routing in two data centres\n\nRequirements\n- ${line}\n- Experience with Cisco`,
  ).job
  return requirements
    .filter(({ kind, quote }) => kind !== 'duty' && line.includes(quote.quote))
    .flatMap(({ deeds = [] }) => deeds.flatMap(({ ways }) => ways))
}

test('what is asked for by letters is told by no other letters of the same deeds', () => {
  const ways = waysFor('Knowledge of OSPF')
  expect(ways).toContain('ospf^')
  expect(ways.length).toBeGreaterThan(3)
  expect(ways).not.toContain('bgp^')
})

test('what is asked for in words is told by any of its letters', () => {
  expect(waysFor('Knowledge of routing protocols')).toContain('bgp^')
})

test('one form of contract is told by none of another', () => {
  const { requirements } = readPosting(
    'Quantity Surveyor\n\nDuties\n- Final accounts and variations\n\nRequirements\n- Knowledge of NEC\n- Experience with a main contractor',
  ).job
  const ways = requirements
    .filter(({ text }) => text === 'NEC')
    .flatMap(({ deeds = [] }) => deeds.flatMap((deed) => deed.ways))
  expect(ways).toContain('nec4')
  expect(ways).not.toContain('jct^')
})

test('what is asked for by a part of a name is told as the whole of it is', () => {
  const { requirements } = readPosting(
    'Office Manager\n\nDuties\n- Supervising administrative staff\n- Ordering stationery\n\nRequirements\n- Two years as office manager',
  ).job
  const supervising = requirements.find(({ text }) => text === 'Supervising')
  expect(supervising?.deeds?.map(({ roots }) => roots.toSorted().join(' '))).toContain(
    'administrativ staff supervis',
  )
})

test('words that another requirement takes are no part of a name', () => {
  const { requirements } = readPosting(
    'Team Leader\n\nDuties\n- Hydraulic and pneumatic systems\n- Order parts\n\nRequirements\n- Knowledge of Excel and stock control',
  ).job
  const excel = requirements.find(({ text }) => text === 'Excel')
  expect(excel?.deeds ?? []).toEqual([])
})

test('what goes by one name of letters is told by no part of it', () => {
  const waysOf = (line: string) =>
    readPosting(
      `Java Developer\n\nDuties\n- Build services in Spring Boot\n- Write tests in JUnit\n\nRequirements\n- ${line}\n- Experience with Java`,
    )
      .job.requirements.filter(({ text }) => text === line)
      .flatMap(({ deeds = [] }) => deeds.flatMap(({ ways }) => ways))
  expect(waysOf('SQL')).toContain('mysql')
  expect(waysOf('PL/SQL')).not.toContain('mysql')
})

test('a database in use is no database designed', () => {
  const waysOf = (line: string) =>
    readPosting(
      `Java Developer\n\nDuties\n- Build services in Spring Boot\n- Write tests in JUnit\n\nRequirements\n- ${line}\n- Experience with Java`,
    )
      .job.requirements.filter(({ text }) => text.toLowerCase() === line.toLowerCase())
      .flatMap(({ deeds = [] }) => deeds.flatMap(({ ways }) => ways))
  expect(waysOf('Relational databases')).toContain('mysql')
  expect(waysOf('Database design')).not.toContain('mysql')
})
