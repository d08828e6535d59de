import { expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const asked = (line: string) =>
  readPosting(`Officer\n\nRequirements\n- ${line}\n- Two years of it`)
    .job.requirements.filter(({ kind }) => kind === 'licence' || kind === 'certification')
    .map(({ text }) => text)

it.each([
  'To be a qualified solicitor, CILEX fellow or licensed conveyancer',
  'PRINCE2 Practitioner, a PMP certificate or APM qualification',
  'Qualified as a chartered surveyor (MRICS), CIOB member or AssocRICS candidate',
  'AAT qualified bookkeeper, ICB certified or experienced without papers',
  'Current NMC (RN Adult) or HCPC (ODP) registration',
  'ServSafe Manager, a state food manager certificate or ability to get one',
])('asks for one paper, whatever stands behind each: %s', (line) => {
  expect(asked(line)).toHaveLength(1)
})

it('asks for each of what no "or" ends', () => {
  expect(asked('CSCS card, IPAF ticket and first aid certificate')).toHaveLength(3)
  expect(asked('Must hold CSCS card and IPAF ticket')).toHaveLength(2)
})
