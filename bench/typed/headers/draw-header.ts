import type { Cv } from '@rolefit/engine'
import type { Chance } from '../../templates/chance.ts'
import type { DrawnCv } from '../drawn-cv.ts'
import { fill, inOneLine } from '../fill.ts'
import { squeeze } from '../squeeze.ts'
import { forms } from './forms.ts'
import { type Address, addresses, emails, names, phones } from './people.ts'

/** A CV that opens with name, address and contacts. */
export function drawHeader(chance: Chance): DrawnCv {
  const title = chance.pick(titles)
  const form = chance.pick(forms)
  const person = {
    name: chance.pick(names),
    phone: chance.pick(phones),
    email: chance.pick(emails),
    address: chance.pick(addresses),
  }
  const text = [
    `${title}${write(person, form)}`,
    ...chance.pick(abouts),
    'Work\nShop Assistant, Pattersby, Hull, 2019 - 2024\n- Served customers and kept the place clean',
    'Education\nGCSEs, Thornmere School, 2015\n',
  ].join('\n\n')
  return {
    text,
    formats: [
      `title: ${inOneLine(title) || 'none'}`,
      `form: ${inOneLine(form)}`,
      `name: ${person.name}`,
      `phone: ${person.phone}`,
      `address: ${inOneLine(person.address.written)}`,
    ],
    findLost: (cv) => findLost(person, form, cv),
  }
}

interface Person {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: Address
}

const titles = ['', 'Curriculum Vitae\n', 'CV\n', 'CURRICULUM VITAE\n\n', 'Resume\n']

const abouts: readonly (readonly string[])[] = [
  [],
  ['Profile\nReliable and honest worker.'],
  ['About me\nI like people.'],
]

const otherPhone = '01632 960155'

function write({ name, phone, email, address }: Person, form: string): string {
  return fill(form, {
    Name: name,
    NAME: name.toUpperCase(),
    name: name.toLowerCase(),
    phone,
    'other phone': otherPhone,
    email,
    address: address.written,
    'address in a line': address.written.replaceAll('\n', ', '),
  })
}

function findLost(
  person: Person,
  form: string,
  { header, experience, education }: Cv,
): readonly string[] {
  const isNamed = waysToSay(person.name).includes(squeeze(header.name?.text))
  const isReached = phonesIn(person, form).includes(squeeze(header.phone?.text))
  const isMailed = squeeze(header.email?.text) === squeeze(person.email)
  const isPlaced = !form.includes('{address') || isPlace(header.location?.text, person.address)
  return [
    ...(isNamed ? [] : [`name: ${person.name}`]),
    ...(isReached ? [] : [`phone: ${person.phone}`]),
    ...(isMailed ? [] : [`email: ${person.email}`]),
    ...(isPlaced ? [] : [`town: ${person.address.town}`]),
    ...(experience.length === 1 ? [] : [`roles: ${experience.length} read of 1`]),
    ...(education.length === 1 ? [] : [`schools: ${education.length} read of 1`]),
  ]
}

/** "Plas, Renske" may be read as "Renske Plas". */
function waysToSay(name: string): readonly string[] {
  const [surname = '', given = ''] = name.split(', ')
  return [squeeze(name), squeeze(`${given} ${surname}`)]
}

/** Where two are given, either is right. */
function phonesIn({ phone }: Person, form: string): readonly string[] {
  return (form.includes('{other phone}') ? [phone, otherPhone] : [phone]).map(squeeze)
}

/** The town has to be there; of the street and the postcode as much as the reading takes for the place. */
function isPlace(read: string | undefined, { written, town }: Address): boolean {
  return squeeze(read).includes(squeeze(town)) && squeeze(written).includes(squeeze(read))
}
