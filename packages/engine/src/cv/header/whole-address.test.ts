import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

const contacts = '07700 900113\nmara@example.com'
const headerOf = (lines: string) => {
  const { name, headline, location } = readCv(
    `${lines}\n\nExperience\n\nClerk\nQuill Books Ltd\n2015 – 2019\n`,
  ).header
  return { name: name?.text, headline: headline?.text, location: location?.text }
}

describe('an address on lines of its own', () => {
  it.each([
    '9 Larch Road\nBarrow-in-Furness\nLA14 5XX',
    'Flat 2\n31 Curzon Terrace\nMorpeth\nCo. Durham\nSR9 1QQ',
    'Apartment 5, The Granary\nMill Wharf\nLeeds\nLS1 4BR',
    'Rose Cottage\nChapel Lane\nEly\nCambridgeshire',
    'Low Wood Farm\nKirkby-in-Cleveland\nNorth Yorkshire\nTS9 7XX',
    '41 Oakfield\nTottington\nBury BL8 3LT',
    '1423 Elm St Apt 2\nDayton, OH 45402',
    'Lindenstraße 8\n10969 Berlin',
    'Ul. Długa 5/7\n31-147 Kraków',
    'Calle Mayor 14, 3º B\n28013 Madrid',
    '14 alder road\nwhitby\nyo22 4aa',
    '12 Main Street\nSaxmere',
  ])('is one place, above contacts, below them and behind its label: %j', (address) => {
    const location = address.replaceAll('\n', ', ')
    const own = { name: 'Mara Quist', headline: undefined, location }
    expect(headerOf(`Mara Quist\n${address}\n${contacts}`)).toEqual(own)
    expect(headerOf(`Mara Quist\n${contacts}\n${address}`)).toEqual(own)
    expect(headerOf(`Mara Quist\nAddress: ${address}\n${contacts}`)).toEqual(own)
  })

  it('begins below what somebody is, and ends with its postcode', () => {
    const lines = 'Mara Quist\nClerk\n9 Larch Road\nWhitby\nYO22 4AA\nFull clean driving licence'
    expect(headerOf(`${lines}\n${contacts}`)).toEqual({
      name: 'Mara Quist',
      headline: 'Clerk',
      location: '9 Larch Road, Whitby, YO22 4AA',
    })
  })

  it('has no part in a name that sounds like a village', () => {
    expect(headerOf(`Glen Field\n9 Larch Road\nWhitby\n${contacts}`)).toEqual({
      name: 'Glen Field',
      headline: undefined,
      location: '9 Larch Road, Whitby',
    })
  })

  it('is not made of an age', () => {
    expect(headerOf(`Mara Quist\n34 years old\nWhitby\n${contacts}`).location).toBe('Whitby')
  })
})

describe('a name typed in a way of its own', () => {
  it.each([
    ['VAN DER PLAS, RENSKE', 'RENSKE VAN DER PLAS'],
    ['de vries, jan', 'Jan de Vries'],
    ['r. t. colverson', 'R. T. Colverson'],
    ['sean o’brien', 'Sean O’Brien'],
    ['Name: Will Cooper', 'Will Cooper'],
  ])('is read: %j', (line, name) => {
    expect(headerOf(`${line}\nWhitby\n${contacts}`).name).toBe(name)
  })

  it.each(['kitchen, cleaning', 'working with people'])('is not %j', (line) => {
    expect(headerOf(`${line}\nWhitby\n${contacts}`).name).toBeUndefined()
  })
})
