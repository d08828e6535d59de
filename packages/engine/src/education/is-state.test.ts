import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'
import { isState } from './is-state.ts'

/** Whether the letters of a line that may be either are its state. */
function tellsState(line: string): boolean {
  const found = /\bM[ADES]\b(?: \d{5})?/.exec(line)
  if (!found) throw new Error(`${line} has no such letters.`)
  return isState(line, { start: found.index, end: found.index + found[0].length })
}

describe('isState', () => {
  it.each([
    'Hill University, Boston, MA',
    'Hill University, Boston, MA    May 2015',
    'Dale College, Baltimore, MD; GPA 3.4',
    'Dale College, Jackson, MS 39201',
    'Hill University — Orono, ME',
    'Hill University, College Park, MD (2015)',
  ])('hears the state behind its town: %s', (line) => {
    expect(tellsState(line)).toBe(true)
  })

  it.each([
    'Hill University, History, MA, 2011',
    'University of Leeds, MA, 2011',
    'Hill University, London, MA, 2011',
    'University of Hill, Dale, MA Linguistics',
    'Trinity, MA (Cantab), University of Dale',
    'University of Hill, Engineering, MS, 2011',
    'A degree in Nursing, MS or PhD',
  ])('hears the degree: %s', (line) => {
    expect(tellsState(line)).toBe(false)
  })

  const read = (school: string) =>
    rowOf(
      scoredReport(
        `Ann Other\nann@example.com\n\nExperience\nBiologist, Elm Labs, 2015 - present\n- Ran the cell culture of four studies and wrote the protocols for all of them\n- Trained six students on the microscope, the incubators and the records\n- Ordered media and kept the freezers of the house in order for eleven years\n\nEducation\n${school}`,
        'Senior Biologist\n\nRequirements\n- Cell culture\n- Master’s degree in Biology',
      ),
      'Master',
    ).credit

  it('gives nobody a Master’s degree for where they studied', () => {
    const bachelor = 'Bachelor of Science in Biology'
    const none = read(`Hill University, 2015\n${bachelor}`)
    expect(read(`Hill University, Boston, MA, 2015\n${bachelor}`)).toBe(none)
    expect(read(`Hill University, College Park, MD (2015)\n${bachelor}`)).toBe(none)
    expect(read('University of Leeds, Biology, MA, 2015')).toBeGreaterThan(none)
  })
})
