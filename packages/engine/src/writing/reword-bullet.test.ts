import { describe, expect, it } from 'vitest'
import { askForResult, rewordBullet, withoutFirstPerson } from './reword-bullet.ts'

const past = (bullet: string) => rewordBullet(bullet, { isPast: true })

describe('rewordBullet', () => {
  it('leaves a good line as it is, byte for byte', () => {
    for (const line of ['Trained 6 nurses', 'Cut waste by 12 %, week by week', 'Sales rose'])
      expect(past(line)).toBe(line)
  })

  it('opens with the verb', () => {
    expect(past('Responsible for managing stock and ordering supplies')).toBe(
      'Managed stock and ordered supplies',
    )
    expect(past('Duties included welding frames')).toBe('Welded frames')
    expect(rewordBullet('Responsible for planning shifts', { isPast: false })).toBe('Plan shifts')
  })

  it('tells a deed that a noun hides', () => {
    expect(past('Responsible for the management of three shops')).toBe('Managed three shops')
    const ward = 'responsible for the administration of medication and the checking of drugs'
    expect(rewordBullet(`Was ${ward}`, { isPast: false })).toBe(
      'Administered medication and checked drugs',
    )
    expect(rewordBullet('In charge of ordering of stock', { isPast: false })).toBe('Order stock')
  })

  it('leaves an opening alone that it cannot turn without guessing', () => {
    for (const line of [
      'Responsible for the administration of medication and wound care',
      'Responsible for the station of the city',
      'Responsible for ordering of stock and the till',
      'Responsible for a team of nine',
    ])
      expect(past(line)).toBe(line)
    expect(past('Responsible for the budget')).toBe('Responsible for the budget')
    expect(past('Helped residents wash and dress')).toBe('Helped residents wash and dress')
  })

  it('puts no verb in another form that stands beside a noun', () => {
    for (const line of [
      'Responsible for coaching and monthly one-to-ones',
      'Responsible for training new staff and monthly reports',
      'Responsible for cleaning and maintenance',
      'Responsible for training records',
      'Responsible for coaching',
    ]) {
      expect(past(line)).toBe(line)
      expect(rewordBullet(line, { isPast: false })).toBe(line)
    }
    expect(past('Responsible for hiring and training staff')).toBe('Hired and trained staff')
    expect(past('Responsible for training nurses and porters')).toBe('Trained nurses and porters')
    expect(past('Responsible for managing the team and budget')).toBe('Managed the team and budget')
  })

  it('makes nobody do alone what they helped with', () => {
    for (const line of [
      'Assisted in resolving complaints',
      'Helped with managing the stock',
      'Participated in planning audits',
      'Involved in training newcomers',
    ])
      expect(past(line)).toBe(line)
  })

  it('tells past roles in the past and drops the pronoun', () => {
    expect(past('Manage three shops')).toBe('Managed three shops')
    expect(past('I repaired pumps')).toBe('Repaired pumps')
    expect(past('I was responsible for training staff')).toBe('Trained staff')
    expect(past('I was responsible for the till')).toBe('I was responsible for the till')
    expect(rewordBullet('Manage three shops', { isPast: false })).toBe('Manage three shops')
  })

  it('takes no plural noun for a verb', () => {
    expect(past('Records of all visits kept')).toBe('Records of all visits kept')
  })
})

describe('askForResult', () => {
  it('shows where a figure is missing, and adds none', () => {
    expect(askForResult('Trained nurses.')).toBe('Trained nurses, [number] [of what, or how often]')
    expect(askForResult('Trained 6 nurses')).toBe('Trained 6 nurses')
  })
})

describe('withoutFirstPerson', () => {
  it('leaves the pronoun out, and no article before what is one’s own', () => {
    expect(withoutFirstPerson('Present my own items to the committee')).toBe(
      'Present own items to the committee',
    )
    expect(withoutFirstPerson('Kept my route on time')).toBe('Kept the route on time')
  })

  it('leaves people and likings to whose they are', () => {
    for (const line of ['At home with my three children', 'Colour correction is my favourite'])
      expect(withoutFirstPerson(line)).toBe(line)
  })
})
