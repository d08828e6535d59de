import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const rest = '\n\nRequirements\n- MIG welding\n- Reading drawings\n'

const headOf = (posting: string) => {
  const { title, company, place } = readPosting(posting).job
  return { title, company, place }
}

describe('names', () => {
  it.each([
    ['Prairie Lakes School Division No. 214', 'Yorkton, SK'],
    ['St. Brigid’s School', 'Leeds'],
    ['Umhlali Sugar (Pty) Ltd', 'Durban'],
  ])('reads %s whole', (company, place) => {
    expect(headOf(`Welder\n${company}\n${place}${rest}`)).toMatchObject({ company, place })
  })

  it('reads a name and its state as one place', () => {
    const line = 'Coral Ports Corporation | Port of Gannet Bay, QLD | Full-time'
    expect(headOf(`Marine Pilot\n\n${line}${rest}`).place).toBe('Port of Gannet Bay, QLD')
  })

  it('reads employer and place of an advert in one paragraph', () => {
    const told =
      'Welder - Bristol and South Gloucestershire - £26,500 + van. Redfern Boilers, a family firm since 1988, wants a welder to look after its customers.'
    expect(headOf(`${told}\n`)).toMatchObject({
      company: 'Redfern Boilers',
      place: 'Bristol and South Gloucestershire',
    })
    const short = 'WELDER wanted, Dapto. MIG and TIG. Tues–Sat. Ring Con at Illawarra Pipe Works.'
    expect(headOf(`${short}\n`)).toMatchObject({ company: 'Illawarra Pipe Works', place: 'Dapto' })
  })

  it('reads an employer without whom it belongs to', () => {
    const line = 'Employer: Northgate Fertility, part of Wessex Vale NHS Foundation Trust'
    expect(headOf(`Welder\n${line}\nLocation: Leeds${rest}`).company).toBe('Northgate Fertility')
  })

  it('takes no word far down an advert in one paragraph for its town', () => {
    const advert = `Locksmith wanted - Limerick city & county. Hill Locks Ltd needs a locksmith. You open doors without damage, fit cylinders, service safes, cut keys, program car keys and price small jobs. Knowledge of Paxton, Salto welcome.`
    expect(headOf(`${advert}\n`).place).toBe('Limerick city & county')
  })

  it('takes a line of business for nobody’s name', () => {
    const { company } = headOf(`Welder\nClient: Insurance\nLocation: Leeds${rest}`)
    expect(company).toBeNull()
    expect(headOf(`Welder\nClient: Insurance Hill Ltd${rest}`).company).toBe('Insurance Hill Ltd')
  })

  it('reads a labelled town without how often one is there', () => {
    for (const how of ['(Hybrid – 3 days onsite) – locals only', '(2 days a week)', '– remote'])
      expect(headOf(`Welder\nLocation: Columbus, OH ${how}${rest}`).place).toBe('Columbus, OH')
  })

  it('leaves out of a title for how long and what would be welcome', () => {
    expect(headOf(`Payroll Clerk (Term, 14 months)\nHill Ltd${rest}`).title).toBe('Payroll Clerk')
    expect(headOf(`Welder (Night Shift)\nHill Ltd${rest}`).title).toBe('Welder')
    expect(headOf(`BOILERMAKER (CODED WELDER ADVANTAGEOUS)\nHill Ltd${rest}`).title).toBe(
      'BOILERMAKER',
    )
  })

  it('takes a kind of mine for nobody’s name, and a name in capitals whole', () => {
    expect(headOf(`WELDER – OPENCAST MINE\nReference: KD 11${rest}`).company).toBeNull()
    expect(headOf(`Welder - Underground Coal Mine\nLocation: Moranbah${rest}`).company).toBeNull()
    expect(headOf(`Welder\nKESTREL FORWARDING PTE. LTD.\nSingapore${rest}`).company).toBe(
      'KESTREL FORWARDING PTE. LTD.',
    )
  })
})
