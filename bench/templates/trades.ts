// What made-up CVs are put together from. Nobody here exists, and no employer either.
import { accountant } from './trades/accountant.ts'
import { chef } from './trades/chef.ts'
import { engineer } from './trades/engineer.ts'
import { marketing } from './trades/marketing.ts'
import { nurse } from './trades/nurse.ts'
import { warehouse } from './trades/warehouse.ts'

export const trades = [nurse, engineer, accountant, chef, warehouse, marketing]

export const names = [
  'Ilse Varga',
  'Tomas Okafor',
  'Priya Ellingham',
  'Jonas Achterberg',
  'Maeve Castellan',
  'Abdul-Karim Reyes',
  'Sinéad O’Farrow',
  'Wei Ling Harcourt',
  'Nadia Brzezicka',
  'Colm Adeyemi',
  'Renske van der Plas',
  'Hollis Mbeki',
]

export const towns = [
  'Leeds',
  'Bristol, UK',
  'Cork, Ireland',
  'Dayton, OH',
  'Rotterdam, Netherlands',
  'Cardiff',
  'Tacoma, WA',
]

export const tongues = [
  'English',
  'Spanish',
  'Dutch',
  'Polish',
  'Arabic',
  'French',
  'Welsh',
  'Yoruba',
]

/** What people of any trade have done. */
export const commonBullets = [
  'Kept the records that two inspections found complete',
  'Stood in for the manager during holidays and illness',
  'Welcomed visitors and showed them round the site',
  'Worked with colleagues of three departments on a common plan',
  'Improved a form that had been filled in twice by everyone',
  'Ordered supplies and compared the offers of four suppliers',
  'Took part in the working group for safety at work',
  'Answered questions by telephone and in person',
  'Put right what complaints had shown, within two days each',
  'Drew up the timetable for a team of eight',
  'Was named colleague of the year by vote in 2019',
  'Showed students on placement how the work is done',
]
