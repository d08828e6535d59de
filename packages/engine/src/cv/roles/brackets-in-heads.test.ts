import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function rolesOf(body: string) {
  const { experience } = readCv(`Ann Other\nann@example.com\n\nEXPERIENCE\n${body}\n`)
  return experience.map(({ title, company, location, dates }) =>
    [title, company, location, dates].map((each) => each?.text ?? '-').join(' | '),
  )
}

describe('a bracket in the head of a role', () => {
  it('tells of a licence, and dates no role', () => {
    expect(
      rolesOf(
        'Okmulgee Ready Mix           06/2015 - 03/2019\nMixer Driver (Class B until 2018)\n* Delivered concrete to job sites in three counties',
      ),
    ).toEqual(['Mixer Driver (Class B until 2018) | Okmulgee Ready Mix | - | 06/2015 - 03/2019'])
  })

  it('tells of a grade within a role, and dates none', () => {
    expect(
      rolesOf(
        'Diagnostic Radiographer (Band 5, Band 6 from 2025), Elm City Hospital\nJuly 2022 - present\n- General radiography in A&E and theatre',
      ),
    ).toEqual([
      'Diagnostic Radiographer (Band 5, Band 6 from 2025) | Elm City Hospital | - | July 2022 - present',
    ])
  })

  it.each(['11 since 2023', 'three of them since 2024', 'grade 7 from 2022', 'promoted in 2021'])(
    'tells how often or since when something was done, and begins no role: (%s)',
    (aside) => {
      expect(
        rolesOf(
          `Elm Trust\nPolicy Officer\nFebruary 2023 - Present\nWrite the replies to consultations on grants (${aside}).\nDrafted evidence for two inquiries and briefed the chief executive.`,
        ),
      ).toEqual(['Policy Officer | Elm Trust | - | February 2023 - Present'])
    },
  )

  it('names the years of what was worked on, and begins no role', () => {
    expect(
      rolesOf(
        'Quantity Surveyor, Hill Build Ltd, Leeds: Aug 2023 to date\nProjects: Elm Primary Academy (£9.4m, JCT 2016); Hill Hospital extension (£18m)\n- let 28 packages',
      ),
    ).toEqual(['Quantity Surveyor | Hill Build Ltd | Leeds | Aug 2023 to date'])
  })

  it('names a place of the employer that stands before it', () => {
    expect(
      rolesOf(
        'Sept 2021 to present: Conductor, Northern Vale Trains (Doncaster depot)\n- I work alone on trains of up to six coaches.',
      ),
    ).toEqual(['Conductor | Northern Vale Trains (Doncaster depot) | - | Sept 2021 to present'])
  })
})

describe('a town at the end of a sentence of names', () => {
  it('is written without its stop', () => {
    expect(
      rolesOf(
        'Site Engineer, Mossgate Civils, Bradford. July 2017 – August 2020\nSetting out for drainage and kerbs.',
      ),
    ).toEqual(['Site Engineer | Mossgate Civils | Bradford | July 2017 – August 2020'])
  })
})
