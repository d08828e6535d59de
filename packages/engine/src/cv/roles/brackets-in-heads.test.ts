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
