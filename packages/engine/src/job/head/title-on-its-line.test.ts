import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function headOf(head: string) {
  const { job } = readPosting(
    `${head}\n\nYou will join a friendly team and look after the daily work with three colleagues.\n\nWhat you need\n- Two years in a similar job\n- Good communication skills`,
  )
  return { title: job.title, asked: job.requirements.map(({ text }) => text).join('\n') }
}

describe('readHead', () => {
  it('asks for no licence where a second title is joined by a stroke', () => {
    const { asked } = headOf('Customs Broker / Licensed Customs Specialist\nHarbour Freight')
    expect(asked.split('\n')).not.toContain('Customs Broker / Licensed')
  })

  it.each([
    [
      'Cabin Crew (New Entrant or Experienced) – Base: Luton',
      'Cabin Crew (New Entrant or Experienced)',
    ],
    ['HGV Technician – Location: Goole\nRoadrunner Truck Services', 'HGV Technician'],
    ['HERDSPERSON wanted, 240 pedigree Holsteins, North Devon', 'HERDSPERSON'],
    ['Driver needed, Class 2, Hull', 'Driver'],
    ['Lab Technician – limited to 2 years\nBioHelix Pharma GmbH, Penzberg', 'Lab Technician'],
    ['Geologist – fixed until March 2028\nBorehole Services Ltd', 'Geologist'],
    ['Beauty Therapist – 12 month maternity cover\nThe Orangery Spa', 'Beauty Therapist'],
    ['Walk-in drive / Opening for Accounts Executive - Pune', 'Accounts Executive'],
    ['Urgent requirement of Java Developer', 'Java Developer'],
    ['Vacancies for Staff Nurse, Kochi', 'Staff Nurse'],
    ['Cabin Crew (Open Day – Mumbai)\nGulf Airways', 'Cabin Crew'],
    ['Welder (pipes)\nGulf Yards', 'Welder (pipes)'],
  ])('reads what the job is called in "%s"', (head, title) => {
    expect(headOf(head).title).toBe(title)
  })

  it.each([
    'Midwife\nRiverbank Women and Children’s Hospital NHS Foundation Trust',
    'Cabin Crew – Base: Luton\nNimbus Airways',
    'Flight Attendant\nBaltic Wings',
  ])('asks for nothing by whose the job is in "%s"', (head) => {
    expect(headOf(head).asked).not.toContain(head.split('\n')[1])
    expect(headOf(head).asked).not.toContain('NHS')
  })
})
