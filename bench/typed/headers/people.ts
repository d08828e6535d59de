// What made-up headers are put together from. Nobody here exists, and the numbers are those kept for fiction.

/** Among them names of parts of the world, of streets, of trades and of towns, and some with the surname first. */
export const names: readonly string[] = [
  'Ilse Okonjo',
  'Tom Ellerby',
  'Niamh O’Farrow',
  'Mahmoud Al-Sabri',
  'Anna-Lena Wolska',
  'Wu Jie',
  'R. T. Colverson',
  'Mary Joan Smythe',
  'Jean-Marc Dufour',
  'Chloë Castellané',
  'Tunde Adebisi',
  'Rose Street',
  'Will Cooper',
  'Grace Wood',
  'Glen Field',
  'Florence Hill',
  'Sydney Green',
  'Mark Tanner',
  'Joy Ng',
  'van der Plas, Renske',
  'MacAllan, Isla',
]

export const phones: readonly string[] = [
  '07700 900199',
  '07700900199',
  '+44 7700 900123',
  '0044 7700 900 321',
  '(0113) 496 0123',
  '020 7946 0999',
  '020 912 3456',
  '555-0142',
  '+1 (202) 555-0163',
  '+61 491 570 156',
]

export const emails: readonly string[] = [
  'io1989@example.com',
  'ilse.okonjo@example.com',
  'I.Okonjo@example.co.uk',
]

export interface Address {
  readonly written: string
  readonly town: string
}

export const addresses: readonly Address[] = [
  { written: '14 Alder Road, Stockton-on-Tees, TS18 2AB', town: 'Stockton-on-Tees' },
  { written: '14 Alder Road\nStockton-on-Tees\nTS18 2AB', town: 'Stockton-on-Tees' },
  { written: 'Flat 3, 22 High Street, Leeds LS1 4DY', town: 'Leeds' },
  { written: 'Hull', town: 'Hull' },
  { written: 'Austin, TX', town: 'Austin' },
  { written: 'Ballymun, Dublin 11', town: 'Dublin' },
  { written: '12 Rose Cottage, Mill Lane, Ely', town: 'Ely' },
  { written: 'Sydney NSW 2000', town: 'Sydney' },
  { written: 'Leeds, West Yorkshire', town: 'Leeds' },
]
