import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function read(posting: string) {
  return readJob(lexicon, words, readWords(lexicon, posting)).requirements
}

const asked = (posting: string) =>
  read(posting).flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : []))

const carpenter =
  'Carpenter\n\nYou frame walls, hang doors, fix cladding and cut roofs on building sites.\n\nRequirements\n- Carpentry\n- Roof framing\n'

describe('withoutForeign', () => {
  it('takes no word for a skill of a trade far away', () => {
    expect(asked(`${carpenter}- Experience with SIPs`)).not.toContain('VoIP')
  })

  it('takes it where the posting speaks of that trade', () => {
    expect(
      asked('Network Engineer\n\nRequirements\n- Cisco routers\n- LAN and WAN\n- SIPs'),
    ).toContain('VoIP')
  })

  it('takes the letters of a far trade’s paper for it only where papers are asked for', () => {
    const electrician =
      'Electrician\n\nYou wire schools and shops.\n\nRequirements\n- Motor controls\n- Conduit bending\n'
    const paper = 'emergency medical technician certification'
    expect(asked(`${electrician}- Install EMT, rigid and flexible pipe`)).not.toContain(paper)
    expect(asked(`${electrician}- Current EMT or willing to get it within a year`)).toContain(paper)
    expect(asked(`${electrician}- EMT`)).toContain(paper)
  })

  it('keeps what is called by its name, and a trade itself', () => {
    expect(asked(`${carpenter}- Payroll`)).toContain('payroll')
    expect(
      asked(
        'HR Officer\n\nRequirements\n- Employment law\n- Recruitment\n- Experience in manufacturing',
      ),
    ).toContain('production operations')
  })
})
