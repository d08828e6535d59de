import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'
import { analyze } from '../analyze.ts'

const today = { year: 2026, month: 11 }

function statusIn(asked: RegExp, { jobText, cvText }: { jobText: string; cvText: string }) {
  const report = analyze({ jobText, cvText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => asked.test(requirement.text))?.status
}

const told = `Jo Reed
jo@example.com

Careful and steady person of several years at work, who likes to explain what is done to others, keeps a
tidy desk, and would like to go on with this work nearer to home and with the same sort of people.

Experience

`

describe('match', () => {
  it('takes what a law is about for no knowledge of the law', () => {
    const jobText =
      'Home Manager\n\nRequirements\n- Knowledge of the Health and Social Care Act\n- Care plans'
    const work = (line: string) =>
      `${told}Deputy Manager, Fernbank House, 2019 – 2026\n- Care plans of 42 residents\n- ${line}\n`
    const isMet = (line: string) => statusIn(/Social Care Act/, { jobText, cvText: work(line) })
    expect(isMet('NVQ 3 in Health and Social Care')).toBe('missing')
    expect(isMet('Policies kept to the Health and Social Care Act 2008')).toBe('met')
  })

  it('takes work with a thing for no qualification in it', () => {
    const jobText =
      'Radiographer\n\nRequirements\n- HCPC registration\n\nDesirable\n- Postgraduate qualification in CT\n- Teaching'
    const work = 'Radiographer, Hill Hospital, 2019 – 2026\n- Nights with CT heads, 1 in 8\n'
    const cvText = `${told}${work}`
    expect(statusIn(/Postgraduate/, { jobText, cvText })).toBe('missing')
    const asked =
      'Radiographer\n\nRequirements\n- HCPC registration\n- A recognised radiography qualification\n- Teaching'
    const learnt = `${cvText}\nEducation\nBSc Radiography, Hill University, 2018\n`
    expect(statusIn(/radiography/, { jobText: asked, cvText: learnt })).not.toBe('missing')
    const studied = `${cvText}\nEducation\nPostgraduate certificate in CT, Hill University, 2024\n`
    expect(statusIn(/Postgraduate/, { jobText, cvText: studied })).not.toBe('missing')
  })

  it('calls near what another maker’s product shows, and met what the posting names', () => {
    const jobText =
      'Veterinary Nurse\n\nRequirements\n- RxWorks\n- Anaesthetics\n- Radiographs\n- Nurse clinics'
    const work = (tool: string) =>
      `${told}Veterinary Nurse, Larkhill Vets, 2019 – 2026\n- Weekly clinics, bookings kept in ${tool}\n- Anaesthesia monitoring\n`
    expect(statusIn(/RxWorks/, { jobText, cvText: work('RoboVet') })).toBe('partly')
    expect(statusIn(/RxWorks/, { jobText, cvText: work('RxWorks') })).toBe('met')
    expect(statusIn(/RxWorks/, { jobText, cvText: work('paper') })).toBe('missing')
  })

  it('lets a product under any of its names prove what it stands for', () => {
    const jobText =
      'Hotel Receptionist\n\nRequirements\n- Online travel agencies\n- Check guests in\n- Night audit'
    const cvText = `${told}Hotel Receptionist, Moorview, 2019 – 2026\n- Bookings on Expedia, changed by phone\n- Checked guests in\n`
    expect(rowOf(scoredReport(cvText, jobText), 'Online travel agencies').how).toBe('implied')
  })

  it('quotes what the CV names before what only tells it', () => {
    const jobText =
      'Finance Analyst\n\nRequirements\n- Power BI\n- Variance analysis\n\nNice to have\n- SQL'
    const cvText = `${told}Finance Analyst, Severn Packaging, 2019 – 2026\n- Built a Power BI suite of queries on the ledger tables\n- Variance analysis\n\nSkills\nbasic SQL, Excel\n`
    const { how, evidence } = rowOf(scoredReport(cvText, jobText), 'SQL')
    expect(evidence[0]?.quote).toBe('SQL')
    expect(how).not.toBe('told')
  })

  it('quotes no denial of what another line tells', () => {
    const jobText =
      'Finance Analyst\n\nRequirements\n- Power BI\n- Variance analysis\n\nNice to have\n- SQL'
    const cvText = `${told}Finance Analyst, Severn Packaging, 2019 – 2026\n- Built a Power BI suite of queries on the ledger tables\n- Variance analysis\n\nSkills\nExcel\nSQL – no experience\n`
    const { evidence } = rowOf(scoredReport(cvText, jobText), 'SQL')
    expect(evidence.map(({ quote }) => quote)).not.toContain('SQL')
  })

  it('knows a nurse who says little more than RN', () => {
    const jobText = 'RN\n\nRequirements\n- Current RN license\n- Nights, 12 hours'
    const cvText = `${told}RN, Mercy Hill, 2019 – 2026\n- Nights on a floor of 24 beds\n\nLicenses\nRN, Ohio, active\n`
    expect(statusIn(/license|^RN$/, { jobText, cvText })).toBe('met')
  })

  it('takes cooking for no qualification in it', () => {
    const jobText =
      'Head Cook\n\nRequirements\n- Culinary qualification\n- Menu planning\n- Stock control'
    const cvText = `${told}Cook, Dunmoor Arms, 2019 – 2026\n- Cooked lunches for 200 guests\n`
    expect(statusIn(/Culinary/, { jobText, cvText })).toBe('missing')
    const studied = `${cvText}\nEducation\nDiploma in Culinary Arts, Ashcombe College, 2018\n`
    expect(statusIn(/Culinary/, { jobText, cvText: studied })).toBe('met')
  })

  it('meets a word of two trades, whichever of them the CV speaks of more', () => {
    const jobText =
      'Embedded Software Engineer\n\nRequirements\n- C and C++ firmware with FreeRTOS\n- PCB layout, KiCad, oscilloscopes\n- Git, CMake, unit tests'
    const cvText = `${told}Web and Firmware Developer, Hill Ltd, 2019 – 2026\n- Firmware in C with FreeRTOS, TypeScript and React for its pages, Git and Jenkins\n`
    expect(statusIn(/^FreeRTOS$/, { jobText, cvText })).toBe('met')
    expect(statusIn(/^firmware$/, { jobText, cvText })).toBe('met')
  })
})
