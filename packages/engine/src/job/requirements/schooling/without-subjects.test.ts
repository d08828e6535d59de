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
