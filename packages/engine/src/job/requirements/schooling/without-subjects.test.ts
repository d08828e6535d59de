import { expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const asked = (line: string) =>
  readPosting(`Machinist\n\nRequirements\n- ${line}\n- Forklift licence`)
    .job.requirements.filter(({ kind }) => kind === 'education' || kind === 'knowledge')
    .map(({ text }) => text)

it.each([
  'Completed vocational training as Zerspanungsmechaniker, machinist or similar',
  'Apprenticeship as an electrician or Elektroniker',
  'Completed training as a bricklayer, stonemason or similar',
  'Abgeschlossene Ausbildung als Kaufmann, Steuerfachangestellte oder ähnlich',
])('asks once for a training and what it is in: %s', (line) => {
  expect(asked(line)).toEqual([line])
})

it('asks for no subject of a degree twice, though a stroke joins two', () => {
  const { requirements } = readPosting(
    'Buyer\n\nRequirements\n- B.E./B.Tech (Mechanical/Production) or MBA in Supply Chain\n- Vendor development\n- SAP MM',
  ).job
  expect(requirements.map(({ text }) => text).join('\n')).not.toMatch(/^Mechanical/m)
})

it('asks for no paper by what another paper is in', () => {
  const { requirements } = readPosting(
    'Library Assistant\n\nRequirements\n- NVQ Level 2 in Customer Service or Supporting Teaching and Learning\n- Cash handling',
  ).job
  expect(requirements.filter(({ kind }) => kind === 'certification')).toEqual([])
})
