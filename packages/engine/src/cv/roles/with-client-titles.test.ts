import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function rolesOf(work: string) {
  const { experience } = readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n${work}\n`)
  return experience.map(({ title, company, bullets }) => [
    title?.text,
    company?.text,
    bullets.map(({ text }) => text),
  ])
}

describe('clients with dates of their own', () => {
  const outer = 'SAP Consultant, Dale Consulting Ltd, Jan 2014 – present'

  it.each(['', 'Responsibilities:\n'])('are served as what stands above them: %s', (label) => {
    expect(
      rolesOf(
        `${outer}\n\nClient: Hill Foods plc (Mar 2021 – present)\n${label}• Moved finance\n\nClient: Hadley Retail Group (Jun 2017 – Feb 2021)\n${label}• Set up accounts\n`,
      ),
    ).toEqual([
      ['SAP Consultant', 'Dale Consulting Ltd', []],
      ['SAP Consultant', 'Hill Foods plc', ['Moved finance']],
      ['SAP Consultant', 'Hadley Retail Group', ['Set up accounts']],
    ])
  })

  it('keep the title that stands right below them in a form', () => {
    expect(
      rolesOf(
        'Client: Hill Foods plc, Leeds      Mar 2021 – present\nJava Developer\nResponsibilities:\n• Wrote it\n\nClient: Dale Retail Group, York     2017 – 2021\nJava Tester\nResponsibilities:\n• Tested it\n',
      ),
    ).toEqual([
      ['Java Developer', 'Hill Foods plc', ['Wrote it']],
      ['Java Tester', 'Dale Retail Group', ['Tested it']],
    ])
  })

  it('take no title from another time', () => {
    expect(
      rolesOf(
        'SAP Analyst, Dale Works, 2008 – 2010\n- Reports\n\nClient: Hill Foods plc (2012 – 2014)\n• Moved finance\n',
      )[1]?.[0],
    ).toBeUndefined()
  })
})
