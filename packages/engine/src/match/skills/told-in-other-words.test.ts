import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'
import type { Report } from '../../analyze.ts'

const posting = `Ward Nurse

Your tasks
- Admit patients, prepare them for theatre and receive them from recovery

Requirements
- Wound care
- Group bookings for visitors
- Python
- Management of controlled drug registers`

function report(bullets: string, education = ''): Report {
  const cvText = `Ann Other
ann@example.com

Experience
Staff Nurse, Elm Hospital, 2019 - present
${bullets}
${education}`
  return scoredReport(cvText, posting)
}

const plain = `- Took part in the daily handover and wrote the reports of the shift
- Answered the telephone of the house and welcomed its visitors at the door
- Trained two new colleagues, kept the stock of the store and ordered what was short`

describe('a task told in pieces', () => {
  const pieces = `- Admission of surgical patients with their notes
- Preparing patients for the theatre list of the morning
- Received patients from the recovery room
${plain}`

  it('is worth more than one piece of it, and quotes the lines', () => {
    const whole = rowOf(report(pieces), 'Admit patients')
    const one = rowOf(
      report(`- Admission of surgical patients with their notes\n${plain}`),
      'Admit',
    )
    expect(whole.credit).toBeGreaterThan(one.credit + 0.1)
    expect(whole.evidence.length).toBeGreaterThan(1)
  })

  it('is not told by work of another kind', () => {
    expect(rowOf(report(plain), 'Admit patients').credit).toBe(0)
  })
})

describe('a thing spoken of by what tells in its name', () => {
  it('is met in part, with the line that speaks of it', () => {
    const row = rowOf(report(`- Dressed complex wounds after surgery\n${plain}`), 'Wound care')
    expect(row.status).not.toBe('missing')
    expect(row.evidence[0]?.quote).toContain('complex wounds')
  })

  it('is not met by a plain word of its name', () => {
    const row = rowOf(report(`- Took bookings by telephone\n${plain}`), 'Group bookings')
    expect(row.status).toBe('missing')
  })
})

describe('a skill of which the CV says how little there is', () => {
  const credit = (line: string) => rowOf(report(`${plain}\n- ${line}`), 'Python').credit

  it('counts for less than one used at work', () => {
    const used = credit('Wrote the duty roster in Python for the whole ward')
    expect(credit('A little Python for the lists of the ward')).toBeLessThan(used)
    expect(credit('Gave a course on Python to forty colleagues')).toBe(used)
    expect(credit('Wrote Python for the lists of some colleagues')).toBe(used)
  })
})

describe('a paper among schools', () => {
  it('is held, and a school’s own name shows nothing', () => {
    const asks = `Site Supervisor

Requirements
- First aid
- WHMIS
- Bricklaying`
    const read = (education: string) => {
      const cvText = `Ann Other

Experience
Foreman, Elm Builders, 2019 - present
${plain}

Education
${education}`
      const found = scoredReport(cvText, asks)
      return (name: string) => rowOf(found, name).status
    }
    const papers = read('Ontario: WHMIS, reach truck 2025\nFirst Aid, 2024')
    expect(papers('WHMIS')).not.toBe('missing')
    expect(papers('First aid')).not.toBe('missing')
    expect(read('Wexley Bricklaying Academy, 2012')('Bricklaying')).toBe('missing')
  })
})

describe('what stands beside an employer’s name', () => {
  it('is heard where it is no name', () => {
    const asks = `Staff Nurse

Requirements
- Experience in general surgery
- NMC registration`
    const statusFor = (employer: string) => {
      const cvText = `Ann Other

Experience
Staff Nurse, ${employer}, 2019 - present
${plain}`
      const found = scoredReport(cvText, asks)
      return rowOf(found, 'surgery').status
    }
    expect(statusFor('general surgery, Ferncombe Hospital')).not.toBe('missing')
    expect(statusFor('Ferncombe Hospital')).toBe('missing')
  })
})

describe('testing software', () => {
  function testing(line: string) {
    const job = `Coordinator

Requirements
- Software testing
- Minutes of meetings
- Ordering for an office of forty`
    return rowOf(
      scoredReport(
        `Ann Other
ann@example.com

Experience
Coordinator, Elm Works, 2021 - present
- ${line}
- Took the minutes of meetings and ordered what an office of forty needs
- Answered forty calls a day and kept the diary of two partners`,
        job,
      ),
      'Software testing',
    )
  }

  it('is told by who raises what is wrong, and not by who mends what others raised', () => {
    expect(testing('Raised bugs in Jira before each release').how).toBe('told')
    expect(testing('Fixed bugs reported in Jira').credit).toBe(0)
  })
})

describe('a type of aircraft', () => {
  it('is not told by work on another type', () => {
    const jobText = `Aircraft Engineer\n\nRequirements\n- Line maintenance of aircraft\n- Boeing 737 experience\n- Airbus A320 experience`
    const cvText = `Ann Other\nann@example.com\n\nExperience\nAircraft Engineer, Elm Air, 2019 - present\n- Line maintenance of a fleet of Dash 8s, with engine changes and transit checks\n- C checks on King Air and ATR 72 in the hangar with a crew of three\n- Signed task cards and kept the tools of the shift in order`
    const read = scoredReport(cvText, jobText)
    expect(rowOf(read, '737').status).toBe('missing')
    expect(rowOf(read, 'A320').status).toBe('missing')
  })
})
