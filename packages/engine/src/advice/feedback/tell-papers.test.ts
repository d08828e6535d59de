import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const today = { year: 2026, month: 11 }

function strengthsOf(jobText: string, cvText: string): string {
  const report = analyze({ jobText, cvText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.advice.strengths.join('\n')
}

const head = `Jo Reed
jo@example.com
07700 900113

Careful and steady person of many years at work, who likes to explain what is done to others, keeps a
tidy desk, and would like to go on with this work nearer to home and with the same sort of people.

Experience

`

describe('tellPapers', () => {
  it('puts a degree beside the one asked for, whatever its subject', () => {
    const told = strengthsOf(
      'Diagnostic Radiographer\n\nRequirements\n- BSc (Hons) Diagnostic Radiography or equivalent\n- HCPC registration\n- CT head scanning\n- PACS',
      `${head}Physicist, Hill Isotopes, 2019 – 2026\n- Surveyed 14 laboratories a month and used PACS\n\nEducation\nPhD Physics, Hill University, 2017\n`,
    )
    expect(told).toContain(
      'For “BSc (Hons) Diagnostic Radiography or equivalent” the CV shows “PhD Physics”.',
    )
    expect(told).not.toMatch(/named: .*Radiography/)
  })

  it('says by what name the CV holds a paper that the posting calls otherwise', () => {
    const told = strengthsOf(
      'Forklift Instructor\n\nRequirements\n- RTITB registered\n- Lesson plans\n- Training of novices on counterbalance trucks',
      `${head}Warehouse Operative, Hill Parcels, 2019 – 2026\n- Loaded wagons and trained 9 temps\n\nLicences\nForklift licence\n`,
    )
    expect(told).toContain('“RTITB” (as “Forklift licence”)')
  })

  it('claims no degree where years of work may stand for it', () => {
    const told = strengthsOf(
      'Museum Curator\n\nRequirements\n- Degree in history or equivalent experience\n- Exhibitions\n- Oral history',
      `${head}Head Cataloguer, Hill Auctions, 2010 – 2026\n- Catalogued 9,000 lots a year for exhibitions\n`,
    )
    expect(told).toContain('years of work may stand, as the posting says')
  })

  it('names of several papers the one that the CV shows', () => {
    const told = strengthsOf(
      'Security Analyst\n\nRequirements\n- One of Security+, CySA+ or GCIH\n- Splunk\n- Incident response',
      `${head}Security Analyst, Hill Retail, 2019 – 2026\n- Tuned 380 searches in Splunk and led incident response\n\nCertifications\nCySA+ 2021\n`,
    )
    expect(told).toMatch(/Papers asked for are named: “CySA\+”/)
    expect(told).not.toContain('GCIH')
  })

  it('holds up nobody’s degree beside a paper of another trade', () => {
    const told = strengthsOf(
      'Welder Fabricator\n\nYou will weld carbon steel by MIG and read fabrication drawings.\n\nRequirements\n- Degree or Journeyman Welder ticket\n- Structural steel fabrication\n- MIG welding',
      `${head}Publicist, Hill Film Festival, 2016 – 2026\n- Wrote press releases for 60 guests\n\nEducation\nMA Art History, Hill University, 2015\n`,
    )
    expect(told).not.toContain('Art History')
  })
})
