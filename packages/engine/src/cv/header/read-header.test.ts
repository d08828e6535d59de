import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

describe('readHeader', () => {
  it.each([
    ['Dr. Ama Birch', 'Ama Birch'],
    ['Ama Birch, RN, BSN', 'Ama Birch'],
    ['AMA BIRCH, BSc (Hons), PgCert', 'AMA BIRCH'],
    ['Ama Birch (she/her)', 'Ama Birch'],
    ['Ama Birch, née Holt', 'Ama Birch, née Holt'],
    ['AMA BIRCH', 'AMA BIRCH'],
    ['A M A   B I R C H', 'AMA BIRCH'],
    ['BIRCH, Ama', 'Ama BIRCH'],
    ['Ama Birch | Nurse | Leeds', 'Ama Birch'],
    ['Curriculum Vitae\nAma Birch', 'Ama Birch'],
    ['Name: Ama Birch', 'Ama Birch'],
    ['Name and surname: Ama Birch', 'Ama Birch'],
    ['Candidate name - Ama Birch', 'Ama Birch'],
    ['NAME OF APPLICANT: Ama Birch', 'Ama Birch'],
    ['First name: Ama\nLast name: Birch', 'Ama Birch'],
    ['Surname: Birch\nForename(s): Ama', 'Ama Birch'],
    ['- Given name: Ama\n- Middle name: Olu\n- Family name: Birch', 'Ama Olu Birch'],
    ['Ama van der Birch', 'Ama van der Birch'],
    ['Ama Holt-Dean', 'Ama Holt-Dean'],
    ["Ama O'Birch-Ñandú", "Ama O'Birch-Ñandú"],
    ['Ольга Берёзкина', 'Ольга Берёзкина'],
    ['Άννα Σημύδα', 'Άννα Σημύδα'],
    ['白樺 愛子', '白樺 愛子'],
    ['آمنة البتولا', 'آمنة البتولا'],
    ['백서연', '백서연'],
  ])('reads the name of %j', (line, name) => {
    expect(readCv(`${line}\nama@example.com\n`).header.name?.text).toBe(name)
  })

  it.each([
    'Spotlight: 1234-5678-9012',
    'DBS certificate number: 001234567890',
    'Membership number 123456789',
    'SIA 1234 5678 9012 3',
    'P.O. Box 1234-00100 Nairobi',
  ])('takes the number of something else for no telephone: %s', (line) => {
    const { phone } = readCv(`Ama Birch\n${line}\nTel: 07700 900345\nama@example.com\n`).header
    expect(phone?.text).toBe('07700 900345')
  })

  it.each([
    ['CONTACT\n07700 900123\nCarlisle\nama@example.com', 'Carlisle'],
    ['CONTACT\n☎ 07700 900123\n⌂ Ashcombe', 'Ashcombe'],
  ])('takes a name alone among the contact details for the town: %j', (lines, town) => {
    const text = `Ama Birch\nStaff Nurse\n\n${lines}\n\nSKILLS\nWound care\n`
    expect(readCv(text).header.location?.text).toBe(town)
  })

  it('takes a sentence below the contact details for the summary, its years in figures or not', () => {
    for (const years of ['17', 'seventeen']) {
      const told = `Dependable baker with ${years} years in large plants.`
      const cv = readCv(
        `Ama Birch\n14 Quarry Lane, Leeds\nama@example.com\n\n${told}\n\nSKILLS\nRye\n`,
      )
      expect(cv.summary?.text).toBe(told)
    }
  })

  it.each([
    'Daniel Fisher',
    'DANIEL FISHER',
    'Daniel P. Fisher',
    'Ann Marie Carpenter',
    'Mason Porter',
  ])('reads a surname that is a trade, whatever the mail address says: %s', (name) => {
    expect(readCv(`${name}\nhello@example.com\n`).header.name?.text).toBe(name)
  })

  it.each(['Line Cook', 'PASTRY COOK', 'Senior Carpenter'])(
    'takes no trade for a name: %s',
    (title) => {
      expect(readCv(`${title}\nhello@example.com\n`).header.name).toBeNull()
    },
  )

  it.each([
    'ACCOUNTANT',
    'SENIOR PROJECT MANAGER',
    'Professional Summary',
    'Leeds, UK',
    'Hill Foods Ltd',
  ])('takes %s for no name', (line) => {
    expect(readCv(`${line}\n\nSkills\nExcel\n`).header.name).toBeNull()
  })

  it.each([
    ['+44 7700 900123', '+44 7700 900123'],
    ['Tel: (520) 555-0134', '(520) 555-0134'],
    ['Mobile 07700 900 318', '07700 900 318'],
    ['+49 (0)30 23125-042', '+49 (0)30 23125-042'],
    ['06 39 98 01 23', '06 39 98 01 23'],
    ['555-0118', '555-0118'],
    ['0049 30 23125 042', '0049 30 23125 042'],
    ['512.555.0147', '512.555.0147'],
    ['Fax: 020 7946 0111 Tel: 020 7946 0188', '020 7946 0188'],
    ['Blk 12 Jurong West St 9 #05-00 | 9000 0123 | ama@example.com', '9000 0123'],
  ])('reads the phone number of %j', (line, phone) => {
    expect(readCv(`Ama Birch\n${line}\n`).header.phone?.text).toBe(phone)
  })

  it.each([
    ['DANA REYES-OKAFOR, CPhT', 'DANA REYES-OKAFOR'],
    ['Ruth Bell, NREMT-P', 'Ruth Bell'],
    ['Grace Kim, PharmD', 'Grace Kim'],
    ['Chloe Martin, CMA (AAMA)', 'Chloe Martin'],
    ['Smith, McKay', 'McKay Smith'],
  ])('reads the name of %j without its letters', (line, name) => {
    expect(readCv(`${line}\nLeeds, UK\nx@example.com\n`).header.name?.text).toBe(name)
  })

  it.each([
    'ID Number: 9503120123087',
    'Identity No: 9503120123087',
    'CNIC: 35202-1234567-1',
    'Aadhaar Card No. 1234 5678 9012',
  ])('calls nobody by what an office knows them by: %s', (line) => {
    const { phone } = readCv(`Ama Birch\n${line}\nContact number: 073 456 7812\n`).header
    expect(phone?.text).toBe('073 456 7812')
  })

  it('reads a name whose parts are labelled apart, the surname first', () => {
    const cv = readCv('SURNAME: BIRCH\nNAMES: AMA GRACE\nEMAIL: ama@example.com\n')
    expect(cv.header.name?.text).toBe('AMA GRACE BIRCH')
  })

  it.each([
    ['Names: Ama Grace Birch', 'Ama Grace Birch'],
    ['MD. RAFIQ BIRCH', 'MD. RAFIQ BIRCH'],
  ])('reads the name of %j', (line, name) => {
    const { header } = readCv(
      `${line}\nNRC: 123456/10/1\nVillage: Hill Para, Mymensingh\nCell: 0977 123456\n`,
    )
    expect(header.name?.text).toBe(name)
    expect(header.headline).toBeUndefined()
    expect(header.location?.text).toBe('Hill Para, Mymensingh')
  })

  it('takes the letter that labels a number for no town, and the one that labels an address for its label', () => {
    const cv = readCv(
      'AMA BIRCH\nM: 0412 555 888\nE: ama@example.com\nA: Kirwan, Townsville QLD 4817\n',
    )
    expect(cv.header.location?.text).toBe('Kirwan, Townsville QLD 4817')
  })

  it('ends a town before the label of a number', () => {
    const { location } = readCv('Ama Birch\nama@example.com\nCroydon. Tel 07700 900123\n').header
    expect(location?.text).toBe('Croydon')
  })

  it('takes the label of a number for no town', () => {
    expect(readCv('Ama Birch\nContact No.: +44 7700 900123\n').header.location).toBeNull()
  })

  it('takes years, marks and other people for no phone number', () => {
    const cv = readCv(
      'Ama Birch\n2015 - 2017\nORCID 0000-0000-0000-0000\n\nREFERENCES\nA. Holt, +44 7700 900999, holt@example.com\n',
    )
    expect(cv.header.phone).toBeNull()
    expect(cv.header.email).toBeNull()
  })

  it.each([
    ['14 Tannery Lane, Milbrook | 555-0142 | ama@example.com', '14 Tannery Lane, Milbrook'],
    ['Leeds, UK', 'Leeds, UK'],
    ['Tucson, AZ 85701', 'Tucson, AZ 85701'],
    ['Address: 5 Hill Lane, Ripon HG4 0AA', '5 Hill Lane, Ripon HG4 0AA'],
    ['12 rue des Tilleuls, 69007 Lyon', '12 rue des Tilleuls, 69007 Lyon'],
    ['Porto Alegre, Brasil', 'Porto Alegre, Brasil'],
    ['Dubai', 'Dubai'],
    ['P.O BOX 456-20100 NAKURU', 'P.O BOX 456-20100 NAKURU'],
    ['Brgy. San Antonio, Oton, Iloilo', 'Brgy. San Antonio, Oton, Iloilo'],
    ['Al Malaz, Riyadh, Kingdom of Saudi Arabia', 'Al Malaz, Riyadh, Kingdom of Saudi Arabia'],
    ['Blk 123 Hill Road #08-45 Singapore 460123', 'Blk 123 Hill Road #08-45 Singapore 460123'],
    ['ul. Polna 3, 40-001 Katowice', 'ul. Polna 3, 40-001 Katowice'],
    ['Storgatan 4, 753 10 Uppsala', 'Storgatan 4, 753 10 Uppsala'],
    ['Rua do Sol 8, 4700-001 Braga', 'Rua do Sol 8, 4700-001 Braga'],
  ])('reads the place of %j', (line, place) => {
    expect(readCv(`Ama Birch\n${line}\nama@example.com\n`).header.location?.text).toBe(place)
  })

  it('takes no line of a role for what somebody is, nor the name of the document for a name', () => {
    const cv =
      'Resume of Mara Quist\nmara@example.com\n\nCurator, Hill Museum, 2021 to 2024\nLead a team of 14 volunteers in the textile store\n\nAMA candidate since 2025\n'
    expect(readCv(cv).header.name?.text).toBe('Mara Quist')
    expect(readCv(cv).header.headline).toBeUndefined()
    expect(readCv(cv).experience.map(({ title }) => title?.text)).toEqual(['Curator'])
  })

  it('reads links with and without a scheme, and no part of the mail address', () => {
    const cv = readCv(
      'Ama Birch\nama@example.com | github.com/ama-example | https://ama.example.org/cv | ama.example.dev\n',
    )
    expect(cv.header.links.map(({ href }) => href)).toEqual([
      'https://github.com/ama-example',
      'https://ama.example.org/cv',
      'https://ama.example.dev',
    ])
  })

  it('finds mail and phone below everything else', () => {
    const cv = readCv('Ama Birch\n\nSKILLS\nExcel\n\nCONTACT\nama@example.com\n07700 900 318\n')
    expect(cv.header.email?.text).toBe('ama@example.com')
    expect(cv.header.phone?.text).toBe('07700 900 318')
  })

  it('lives at the top, and not where lorries go or what a certificate is called', () => {
    const cv =
      'Jon Marsh\nRugby 07700 900901 jon@example.com\nLORRY DRIVER\nHill Chilled Ltd Oct 2020 - Present\nTrunks Rugby - Bristol - Avonmouth\nCity & Guilds 2365 Level 2 and 3 (2022, 2024)\n'
    expect(readCv(cv).header.location?.text).toBe('Rugby')
  })

  it('lives in a house with a number, whatever its street is called', () => {
    const header = (line: string) =>
      readCv(
        `Mo Castell\n${line}\n\nExperience\nNurse, Hill Ward, 2019 - 2026\n- Ran the ward at night\n`,
      ).header
    for (const place of [
      '12 Harbour View, Whitby',
      '4b Mill Yard, Leeds LS2',
      'Flat 3, 18 Elm Rise, York',
    ])
      expect(header(`${place} · mo@example.com`), place).toMatchObject({
        location: { text: place },
        email: { text: 'mo@example.com' },
      })
    expect(header('10 years in care, Whitby · mo@example.com').location?.text ?? '').not.toContain(
      '10',
    )
  })

  it('takes a town behind a name for no given name', () => {
    const nameOf = (line: string) => readCv(`${line}\n`).header.name?.text
    expect(nameOf('Callum Reeve, Worcester, callum.reeve@example.com, 07700 900221')).toBe(
      'Callum Reeve',
    )
    expect(nameOf('REEVE, Callum\ncallum.reeve@example.com')).toBe('Callum REEVE')
  })

  const typed = (top: string) =>
    readCv(`${top}\n\nWork\nShop Assistant, Greggs, Hull, 2019 - 2024\n- Served customers\n`).header

  it.each([
    ['gloria mensah\n12 Alder Road, Hull\n07700 900199', 'Gloria Mensah'],
    ['tom o’neill\n07700 900199', 'Tom O’Neill'],
    ['Dean Field\nBath\n07700 900199', 'Dean Field'],
    ['Mason Green\n07700 900199', 'Mason Green'],
  ])('reads a name in small letters, or one that is a trade elsewhere: %j', (top, name) => {
    expect(typed(top).name?.text).toBe(name)
  })

  it.each([
    'care assistant\nHull\n07700 900199',
    'hard working team player\n07700 900199',
    'Dean of Faculty\nHull\n07700 900199',
  ])('takes no title and no wish for a name: %j', (top) => {
    expect(typed(top).name).toBeNull()
  })

  it.each(['Ballymun, Dublin 11', 'Sydney NSW 2000', 'Austin TX 78701', 'Cardiff, Wales'])(
    'reads a town by its number or what it lies in: %s',
    (town) => {
      expect(typed(`Ama Birch\n${town}\n07700 900199`).location?.text).toBe(town)
    },
  )

  it('finds a name below other lists in a file whose lines are all of one size', () => {
    const lines =
      'Contact|amabirch@example.com|Certifications|APICS CPIM|AAT Level 4||Ama Birch|Payroll Clerk'
    const text = lines.replaceAll('|', '\n')
    const layout = [...text.matchAll(/.+/g)].map(({ 0: words, index }, at) => {
      const place = { offset: index, length: words.length, page: 1, x: 0, y: at * 14 }
      return { ...place, fontSize: 11, bold: false }
    })
    expect(readCv(text, layout).header.name?.text).toBe('Ama Birch')
  })

  it('takes no address out of a sentence that tells of it, but a profile from anywhere', () => {
    const { header } = readCv(
      'Mara Quist\nmara@example.com\n\nExperience\n\nClerk\nQuill Books Ltd\n2015 – 2019\n- Ran the shop at https://shop.quillbooks.example.com/new and answered who wrote to it\n- Wrote guides, see also linkedin.com/in/mara-quist for some of them\n\nPortfolio: https://mara.example.com/work\n',
    )
    expect(header.links.map(({ href }) => href)).toEqual([
      'https://linkedin.com/in/mara-quist',
      'https://mara.example.com/work',
    ])
  })
})
