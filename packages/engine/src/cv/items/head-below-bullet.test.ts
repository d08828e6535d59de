import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const long =
  '• Led a crew of 14 technicians through the change to a new maintenance system in spring'

/** The last line of a list is nearly as long as the longest, and has no full stop. */
function rolesOf(
  head: string,
  last = 'Wrote the handover routine that three other plants took over in 2022',
) {
  const work = `Plant Engineer\nNorthwind Foods, Mar 2019 – Present\n${long}\n• ${last}\n${head}\n• Rebuilt the pump control`
  return readCv(`Mara Lindqvist\nmara@example.com\n\nExperience\n${work}\n`).experience.map(
    ({ title, company, bullets }) => [title?.text, company?.text, bullets.at(-1)?.text],
  )
}

describe('the head of a role right below a long line of a list', () => {
  const second = ['Maintenance Engineer', 'Harbor Mills', 'Rebuilt the pump control']

  it.each([
    'Maintenance Engineer\nHarbor Mills, Jun 2015 – Feb 2019',
    'Maintenance Engineer\nHarbor Mills\nJun 2015 – Feb 2019',
    'Harbor Mills\nMaintenance Engineer, Jun 2015 – Feb 2019',
  ])('begins with its title or its employer: %j', (head) => {
    const [first, next] = rolesOf(head)
    expect(first?.[2]).toMatch(/took over in 2022$/)
    expect(next).toEqual(second)
  })

  it('is none where the word would not have fitted above, or more than names stand there', () => {
    const dated = 'Maintenance Engineer, Harbor Mills, Jun 2015 – Feb 2019'
    const full =
      'Wrote the handover routine that three other plants took over from our Senior Plant'
    expect(rolesOf(`Engineer\n${dated}`, full)[0]?.[2]).toMatch(/Senior Plant Engineer$/)
    expect(rolesOf(`Sheets and kept them\n${dated}`)[0]?.[2]).toMatch(/kept them$/)
  })
})
