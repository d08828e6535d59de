import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function creditsOf(work: string) {
  const { experience } = readCv(`Nell March\nnell@example.com\n\n${work}\n`)
  return experience.map(({ title, company, dates, bullets }) => [
    title?.text,
    company?.text,
    dates?.text,
    bullets.map(({ text }) => text),
  ])
}

describe('creditRoles', () => {
  const nora = ['Nora', 'Old Mill Theatre', '2022', ["A Doll's House", 'dir. Sue Lark']]
  const puck = ['Puck', 'Hill Players', '2020', ['The Dream', 'dir. Amit Rao']]

  it.each([
    "2022 Nora, A Doll's House, Old Mill Theatre, dir. Sue Lark\n2020 Puck, The Dream, Hill Players, dir. Amit Rao",
    "Nora, A Doll's House, Old Mill Theatre (dir. Sue Lark), 2022\nPuck, The Dream, Hill Players (dir. Amit Rao), 2020",
    "2022\tNora\tA Doll's House\tOld Mill Theatre\tdir. Sue Lark\n2020\tPuck\tThe Dream\tHill Players\tdir. Amit Rao",
    "2022 | Nora | A Doll's House | Old Mill Theatre | dir. Sue Lark\n2020 | Puck | The Dream | Hill Players | dir. Amit Rao",
  ])('reads part, work, house and director of each line: %s', (lines) => {
    expect(creditsOf(`THEATRE\n${lines}`)).toEqual([nora, puck])
  })

  it('reads credits without years from columns, the work in capitals first', () => {
    expect(
      creditsOf(
        "THEATRE\nA DOLL'S HOUSE\tNora\tOld Mill Theatre\nTHE DREAM\tPuck\tHill Players\n\nRADIO\n2022 Narrator, The Salt Path Home, Radio Severn",
      ),
    ).toEqual([
      ['Nora', 'Old Mill Theatre', undefined, ["A DOLL'S HOUSE"]],
      ['Puck', 'Hill Players', undefined, ['THE DREAM']],
      ['Narrator', 'Radio Severn', '2022', ['The Salt Path Home']],
    ])
  })

  it('leaves engagements at a house to the reader of roles', () => {
    expect(
      creditsOf(
        'STAGE\n2019 – 2022 Stage Manager, Hill Theatre, Leeds\n2015 – 2019 Dresser, Grand Theatre, Hull',
      ),
    ).toEqual([
      ['Stage Manager', 'Hill Theatre', '2019 – 2022', []],
      ['Dresser', 'Grand Theatre', '2015 – 2019', []],
    ])
  })

  it.each([
    'SELECTED CREDITS\n\nFilm\n2024   The Salt Road   Costume Supervisor   Dir. Ada Merrin   Hal Pictures\n\nTelevision\n2022   Mercers (8 eps)   Standby Costume   Dir. Various   North TV',
    'CREDITS\nYEAR\tPRODUCTION\tROLE\tDIRECTOR\tCOMPANY\n2024\tThe Salt Road\tCostume Supervisor\tDir. Ada Merrin\tHal Pictures\n2022\tMercers (8 eps)\tStandby Costume\tDir. Various\tNorth TV',
  ])('knows the post of a crew among five columns: %s', (work) => {
    expect(creditsOf(work)).toEqual([
      ['Costume Supervisor', 'Hal Pictures', '2024', ['The Salt Road', 'Dir. Ada Merrin']],
      ['Standby Costume', 'North TV', '2022', ['Mercers (8 eps)', 'Dir. Various']],
    ])
  })

  it('knows the part by the head of its column, or the work by what it says of itself', () => {
    const parts = (work: string) => creditsOf(work).map(([title, company]) => [title, company])
    expect(
      parts(
        'THEATRE\nProduction\tRole\tDirector\tVenue\tYear\nHamlet\tOphelia\tJoan Pell\tLagan Playhouse\t2019\nThe Dream\tPuck\tAmit Rao\tHill Theatre\t2017',
      ),
    ).toEqual([
      ['Ophelia', 'Lagan Playhouse'],
      ['Puck', 'Hill Theatre'],
    ])
    expect(
      parts(
        'SCREEN\nThe Salt Road (feature)    Ellen    Hal Pictures    2024\nMercers    Shop girl    North TV    2022',
      ),
    ).toEqual([
      ['Ellen', 'Hal Pictures'],
      ['Shop girl', 'North TV'],
    ])
  })
})
