import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const rolesOf = (lines: string) =>
  readCv(`Jo Reed\njo@example.com\n\nEXPERIENCE\n${lines}\n`).experience.map(
    ({ title, company, location, from }) => [
      title?.text,
      company?.text,
      location?.text,
      from?.year,
    ],
  )

describe('titles held one after the other at one employer', () => {
  it('were held where the employer is, where its line says so', () => {
    expect(
      rolesOf(`HILL INSURANCE GROUP, Chicago, IL          2012 – Present
Vice President, Claims Operations (2021 – Present)
• Directs 240 adjusters
Director, Property Claims (2017 – 2021)`),
    ).toEqual([
      ['Vice President, Claims Operations', 'HILL INSURANCE GROUP', 'Chicago, IL', 2021],
      ['Director, Property Claims', 'HILL INSURANCE GROUP', 'Chicago, IL', 2017],
    ])
  })

  it('were held where their own lines say', () => {
    expect(
      rolesOf(`U.S. Army, 2004 – Present
First Sergeant, Fort Carson, CO, Jun 2020 – Present
• Leads 142 soldiers
Platoon Sergeant, Camp Humphreys, South Korea, Jan 2016 – Jun 2020`),
    ).toEqual([
      ['First Sergeant', 'U.S. Army', 'Fort Carson, CO', 2020],
      ['Platoon Sergeant', 'U.S. Army', 'Camp Humphreys, South Korea', 2016],
    ])
  })

  it('stand below how long somebody was there in all, as networks print it', () => {
    expect(
      rolesOf(`Larkfield
4 years 2 months
Senior Product Manager
March 2022 - Present (2 years 8 months)
London, United Kingdom
Owns onboarding for 30,000 customers.

Product Manager
October 2020 - March 2022 (1 year 6 months)
London, United Kingdom

Pennyforth Bank
Associate Product Manager
June 2017 - September 2020 (3 years 4 months)
Leeds, United Kingdom`),
    ).toEqual([
      ['Senior Product Manager', 'Larkfield', 'London, United Kingdom', 2022],
      ['Product Manager', 'Larkfield', 'London, United Kingdom', 2020],
      ['Associate Product Manager', 'Pennyforth Bank', 'Leeds, United Kingdom', 2017],
    ])
  })

  it('stand apart from their employer, as networks show it on a screen', () => {
    expect(
      rolesOf(`Larkfield · Full-time
4 yrs 2 mos
London Area, United Kingdom · Hybrid

Senior Product Manager
Mar 2022 - Present · 2 yrs 8 mos
Owns onboarding

Product Manager
Oct 2020 - Mar 2022 · 1 yr 6 mos

Associate Product Manager
Pennyforth Bank · Full-time
Jun 2017 - Sep 2020 · 3 yrs 4 mos
Leeds, England, United Kingdom · On-site`),
    ).toEqual([
      ['Senior Product Manager', 'Larkfield', 'London Area, United Kingdom', 2022],
      ['Product Manager', 'Larkfield', undefined, 2020],
      ['Associate Product Manager', 'Pennyforth Bank', 'Leeds, England, United Kingdom', 2017],
    ])
  })

  it('are read where they are but letters of a trade', () => {
    expect(
      rolesOf(`Hill County EMS, Hill NC                         2016-Present
FTO / Paramedic (2021-now)
Paramedic (2018-2021)
EMT-B (2016-2018)
-24/48 on a two medic truck`).map(([title, company]) => [title, company]),
    ).toEqual([
      ['FTO / Paramedic', 'Hill County EMS'],
      ['Paramedic', 'Hill County EMS'],
      ['EMT-B', 'Hill County EMS'],
    ])
  })
})
