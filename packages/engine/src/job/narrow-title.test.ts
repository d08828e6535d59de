import { describe, expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

function titlesOf(posting: string): readonly string[] {
  return readPosting(posting).job.titles.map(({ name }) => name)
}

const bus = `Driver

Fenwick Bus runs nine city routes. You drive our electric buses and take fares.

Requirements
- Category D licence
- A year of bus work
- Driver CPC`

describe('narrowTitle', () => {
  it('takes a driver for one of buses where the posting speaks of buses', () => {
    expect(titlesOf(bus)).toEqual(['bus driver'])
  })

  it('leaves a title as it is where the posting says no kind of it', () => {
    expect(titlesOf(bus.replace(/\bbus(?:es)?\b/gi, 'vehicle'))).toEqual(['company driver'])
  })

  it('takes the kind that the heading names before those that the text says often', () => {
    const posting = `Infrastructure Developer (Python)

We build tools for teams that build tools: tools for tests and tools for releases.

Requirements
- Three years of software development
- SQL and Git`
    expect(titlesOf(posting)).toEqual(['Python developer'])
  })

  it('takes the longer name whose words all stand in the heading', () => {
    const posting = (heading: string) => `${heading}

You answer calls and send help, and you keep the log of the shift.

Requirements
- Typing at 35 wpm
- Shift work`
    const [police] = titlesOf(
      posting('Communications Officer - Contact and Despatch (Police Staff)'),
    )
    expect(police).toBe('emergency dispatcher')
    expect(titlesOf(posting('Communications Officer (Web)'))).toEqual(['communications officer'])
  })

  it('leaves a title that names its own kind', () => {
    expect(titlesOf(bus.replace('Driver', 'Tanker Driver'))).toEqual(['tanker driver'])
  })
})
