import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../../knowledge.ts'
import { readWords } from '../../lexicon/find/read-words.ts'
import { readJob } from '../read-job.ts'

const { lexicon, words } = readKnowledge()

function keywordsOf(posting: string): string[] {
  return readJob(lexicon, words, readWords(lexicon, posting)).keywords.map(({ word }) => word)
}

function headOf(posting: string) {
  const { title, company, place, requirements } = readJob(
    lexicon,
    words,
    readWords(lexicon, posting),
  )
  return { title, company, place, texts: requirements.map(({ text }) => text) }
}

const rest = '\n\nRequirements\n- MIG welding\n- Reading drawings\n'

describe('readHead', () => {
  it('reads a line of many pieces to its end', () => {
    const line =
      'Oakhurst Garden Products – Coventry (hybrid, 3 days on site) · £34,000 – £38,000 · Permanent · Posted 4 days ago'
    const tasks = '\n\nYou plan orders with suppliers in China and Poland.'
    expect(headOf(`Welder\n${line}${tasks}${rest}`)).toMatchObject({
      company: 'Oakhurst Garden Products',
      place: 'Coventry',
    })
  })

  it('asks for nothing that stands in the employer’s name, without its legal form as well', () => {
    const { texts } = headOf(
      `Electrician\nCompany: Ardwell M&E Ltd\n\nArdwell M&E are recruiting for offices and schools.${rest}- Distribution boards\n`,
    )
    expect(texts).not.toContain('M&E')
    expect(texts).toContain('Distribution boards')
  })

  it('reads title, employer and place from the lines on top', () => {
    expect(headOf(`Welder\nTarn & Fell Boilers\nHarrowgate, Leedshire${rest}`)).toMatchObject({
      title: 'Welder',
      company: 'Tarn & Fell Boilers',
      place: 'Harrowgate, Leedshire',
    })
  })

  it('reads a town behind brackets and before its postcode', () => {
    expect(headOf(`Welder (Nights) – Leeds, on site (5 days)${rest}`)).toMatchObject({
      title: 'Welder (Nights)',
      place: 'Leeds',
    })
    expect(headOf(`Welder\n\nReference: W/2231\nTarnbridge, SN3 – On site${rest}`)).toMatchObject({
      company: null,
      place: 'Tarnbridge, SN3',
    })
  })

  it('reads the town among the terms below the title', () => {
    const terms =
      'Fixed-term contract (12 months, to cover leave). Tarnbridge N1 / two days a week at home. £34,000.'
    expect(
      headOf(`Welder\n\n${terms}\n\nWe print in China and sell in Bologna.${rest}`).place,
    ).toBe('Tarnbridge N1')
  })

  it('reads them from one line', () => {
    expect(headOf(`Sous Chef, The Salt Barn, Whitcombe${rest}`)).toMatchObject({
      title: 'Sous Chef',
      company: 'The Salt Barn',
      place: 'Whitcombe',
    })
  })

  it('reads the employer in the title’s own line, and asks for none of its name', () => {
    for (const line of [
      'Field Service Technician at Brightwater Robotics',
      'Field Service Technician @ Brightwater Robotics',
      'Brightwater Robotics: Field Service Technician',
    ]) {
      const { title, company, texts } = headOf(`${line}${rest}`)
      expect({ title, company }, line).toEqual({
        title: 'Field Service Technician',
        company: 'Brightwater Robotics',
      })
      expect(texts.join('\n')).not.toContain('Robotics')
    }
  })

  it.each([
    ['Welder - Bathurst NSW', null, 'Bathurst NSW'],
    ['Welder – Houston TX', null, 'Houston TX'],
    ['Welder - Volvo AB', 'Volvo AB', null],
  ])('tells a town with its state from a firm with its form: %s', (line, firm, town) => {
    const { company, place } = headOf(`${line}\n\nYou weld our trailers in the yard.${rest}`)
    expect([company, place]).toEqual([firm, town])
  })

  it('takes no setting and no town behind a title for an employer', () => {
    expect(headOf(`Nurse at Night${rest}`).company).toBeNull()
    expect(headOf(`Welder at Leeds${rest}`).company).toBeNull()
  })

  it('leaves hours and welcomes out of a title', () => {
    expect(headOf(`Welder (part time, 24 hours)${rest}`).title).toBe('Welder')
    expect(headOf(`Welder (career changers welcome)${rest}`).title).toBe('Welder')
    expect(headOf(`Welder – North Sea, 3/3 rota${rest}`).title).toBe('Welder – North Sea')
    expect(headOf(`Welder - Nights (4 on 4 off)${rest}`).title).toBe('Welder')
    expect(headOf(`Welder – Days – Sign-On Bonus${rest}`).title).toBe('Welder')
    expect(headOf(`FORKLIFT DRIVER (Reach) – NIGHTS – Temp to perm${rest}`).title).toBe(
      'FORKLIFT DRIVER (Reach)',
    )
    expect(headOf(`Chef - Live In${rest}`).title).toBe('Chef')
    expect(headOf(`Driver | Immediate start${rest}`).title).toBe('Driver')
    expect(headOf(`Welder (MPS/UPS) – required September 2027${rest}`).title).toBe('Welder')
  })

  it('takes a heading for no place, and whom a mail greets for no employer', () => {
    expect(headOf(`Welder\nTarn & Fell Boilers\n\nOverview${rest}`).place).toBeNull()
    const mail = 'Hi Marta,\n\nMy client is looking for a welder, start asap. They build boilers.'
    expect(headOf(mail).company).toBeNull()
  })

  it('takes neither a directorate nor somebody of the firm for the employer', () => {
    const council = headOf(
      `People Adviser\nDirectorate: Corporate Services\nResponsible to: People Partner\n\nAshmere Borough Council${rest}`,
    )
    expect(council.company).toBe('Ashmere Borough Council')
    const pub = headOf(
      `Chef de Partie - The Drover's Arms, Ludlow\n2 rosettes, 55 covers.\n\nWe cook what grows nearby. Sous Chef Ines needs a CDP who can hold the fish section.${rest}`,
    )
    expect([pub.title, pub.company]).toEqual(['Chef de Partie', "The Drover's Arms"])
    expect(headOf(`Welder\nWho we are: Tallyroot is a yard of 40 people.${rest}`).company).toBe(
      'Tallyroot',
    )
  })

  it('takes what a sentence begins with for no employer', () => {
    const { company } = headOf(
      'Welder\n\nWe weld pontoons in two halls. Paperwork is on tablets and kept each day.',
    )
    expect(company).toBeNull()
  })

  it('asks for nothing that stands in the signature of a mail', () => {
    const { texts } = headOf(
      `Hi Marta,\n\nMy client is looking for a welder. You need MIG welding and two years in a workshop.\n\nKind regards\nJess Tolland\nTalent Partner | Inkwell Recruiting\n07700 900400`,
    )
    expect(texts.join('\n')).not.toMatch(/Tolland|Talent|Recruiting/)
  })

  it('leaves out that somebody is wanted', () => {
    for (const line of ['Welder wanted', 'Welder needed', 'WELDER WANTED'])
      expect(headOf(`${line}\nTarn & Fell Boilers${rest}`).title).toMatch(/^welder$/i)
  })

  it('reads them from labels below a line that names the kind of paper', () => {
    const head = headOf(
      `VACANCY ANNOUNCEMENT\nPosition: Welder\nOrganisation: Maji Works\nDuty station: Kitui, Kenya${rest}`,
    )
    expect(head).toMatchObject({ title: 'Welder', company: 'Maji Works', place: 'Kitui, Kenya' })
  })

  it('reads them from the first sentences of a letter', () => {
    const head = headOf(
      `Sparks fly here every day. We're Ironvale Boats, a yard in Brackenford, and we are looking for a welder who likes tea.${rest}`,
    )
    expect(head).toMatchObject({
      title: 'Welder',
      company: 'Ironvale Boats',
      place: 'Brackenford',
    })
  })

  it('takes the line that is addressed to all for the title', () => {
    expect(headOf(`Stahlbau Wessling GmbH, Husum\n\nWelder (m/f/d)${rest}`)).toMatchObject({
      title: 'Welder (m/f/d)',
      company: 'Stahlbau Wessling GmbH',
      place: 'Husum',
    })
  })

  it('asks for nothing that the names and terms of the job hold', () => {
    const { texts } = headOf(
      `Welder\nHarbour Logistics Ltd, Felixstowe\nHours: 40, Sales depot, rotating${rest}`,
    )
    expect(texts.join('\n')).not.toMatch(/logistics|sales|felixstowe/i)
  })

  it('takes a town below the title for no employer', () => {
    expect(headOf(`Nurse\nThornwick, Dorset${rest}`)).toMatchObject({
      company: null,
      place: 'Thornwick, Dorset',
    })
    const inText = `Florist\nPellow Quay\n\nWe run three shops in Pellow Quay.${rest}`
    expect(headOf(inText)).toMatchObject({ company: null, place: 'Pellow Quay' })
    const bar = headOf(`Team Coach\nLower Ashcombe | Full time${rest}`)
    expect(bar).toMatchObject({ company: null, place: 'Lower Ashcombe' })
    expect(headOf(`Welder\nBrindlewax\n\nYou will weld at Brindlewax.${rest}`).company).toBe(
      'Brindlewax',
    )
  })

  it.each([
    'Are you a planner? Then Thornwick Borough Council is looking for you!',
    'Thornwick Borough Council, a small council by the sea, is looking for a planner.',
    'Thornwick Borough Council’s parks team is looking for a planner.',
    'Join the parks team at Thornwick Borough Council. We look after 40 hectares.',
    'At Thornwick Borough Council we look after 40 hectares.',
    'The post is one of three in the parks team of Thornwick Borough Council.',
  ])('reads the council in "%s"', (sentence) => {
    expect(headOf(`Planner\n\n${sentence}${rest}`).company).toBe('Thornwick Borough Council')
  })

  it('finds nothing where nothing is named', () => {
    const bakery =
      'Thornwick’s busiest bakery is looking for a welder. Nurses in Thornwick are fond of it.'
    expect(headOf(`Welder\n\n${bakery}${rest}`).company).toBeNull()
    expect(headOf(`Welder${rest}`)).toMatchObject({ company: null, place: null })
  })

  it('counts neither the employer’s name nor the place among the words of the job', () => {
    const counted = keywordsOf(`Welder\nTarn & Fell Boilers\nHarrowgate, Leedshire${rest}`)
    expect(counted).toContain('welder')
    for (const name of ['tarn', 'fell', 'harrowgate', 'leedshire'])
      expect(counted).not.toContain(name)
  })

  it('reads labels inside a line, and one above what it names', () => {
    expect(
      headOf(`Welder\nLocation: Kitui. Company: Maji Works Salary: £30k${rest}`),
    ).toMatchObject({ title: 'Welder', company: 'Maji Works', place: 'Kitui' })
    expect(headOf(`Job title: Welder\nLocation\nKitui\nTarn & Fell Boilers${rest}`)).toMatchObject({
      title: 'Welder',
      place: 'Kitui',
    })
  })

  it('reads them from a text that lost its line breaks', () => {
    const glued = `WelderTarn & Fell Boilers - KituiTarn & Fell has made boilers for hospitals and schools since 1921 and exports to nine countries.What you will doWeld pipesRead drawingsWhat you needMIG weldingA clean licence`
    expect(headOf(glued)).toMatchObject({ title: 'Welder', company: 'Tarn & Fell Boilers' })
  })

  it('reads them from sentences', () => {
    expect(
      headOf(`Tarn & Fell Boilers (Kitui, 40 people) want a welder who reads drawings.${rest}`),
    ).toMatchObject({ company: 'Tarn & Fell Boilers', place: 'Kitui' })
    expect(
      headOf(
        `Due to growth Tarn & Fell is looking to recruit a welder for sites around Ludlow.${rest}`,
      ),
    ).toMatchObject({ company: 'Tarn & Fell', place: 'Ludlow' })
  })

  it('takes what a title goes on with for no employer', () => {
    const council = 'Marlebridge District Council'
    const planner = `Senior Planning Officer (Development Management)\n${council}${rest}`
    expect(headOf(planner).company).toBe(council)
    const engineer = headOf(
      `Embedded Engineer – Battery Management\nVoltfjell GmbH, Hamburg${rest}`,
    )
    expect(engineer.company).toBe('Voltfjell GmbH')
    const lift = headOf(`Lift Engineer - Service & Repair - Up to £52k + Van${rest}`)
    expect(lift).toMatchObject({ title: 'Lift Engineer - Service & Repair', company: null })
  })

  it('reads the employer who tells of itself before what it is fond of', () => {
    const posting = `Speech Pathologist\n\nLittle Kookaburra Therapy is a small practice. We use Splose, and we're Hanen and PROMPT nerds.${rest}`
    expect(headOf(posting).company).toBe('Little Kookaburra Therapy')
  })

  it('takes what is a plus for no employer', () => {
    for (const wish of ['SQL is a plus.', 'Excel is a big advantage.', 'Mandarin is preferred.'])
      expect(headOf(`Service Planner\n\n${wish} You plan visits.${rest}`).company).toBeNull()
  })

  it('reads the title that an employer wants, whoever introduces it', () => {
    const agency =
      'Our client, a 9-partner firm of chartered accountants in Hull, seeks a Private Client Tax Assistant Manager.\n\nYou may progress to Manager within two years.'
    expect(headOf(`${agency}${rest}`).title).toBe('Private Client Tax Assistant Manager')
    const message =
      'Hi all, we need a FLT instructor asap in the Doncaster area!! Counterbalance and reach essential, PPT a bonus, own car and happy to travel please'
    expect(headOf(message).title).toBe('FLT instructor')
  })

  it('ends a title before whom it is wanted for', () => {
    const piano = `Piano teacher wanted for our music school in Clifton Vale\nLittle Hammers${rest}`
    expect(headOf(piano).title).toBe('Piano teacher')
  })

  it('names the town where the site is a hospital', () => {
    const board = 'Radiographer\nSite: Royal Calder Infirmary    Town: Ashbrook'
    expect(headOf(`${board}${rest}`).place).toBe('Ashbrook')
  })
})
