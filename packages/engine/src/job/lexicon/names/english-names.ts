import { buildingAndTradesNames } from './english/building-and-trades-names.ts'
import { healthAndCareNames } from './english/health-and-care-names.ts'
import { landAndScienceNames } from './english/land-and-science-names.ts'
import { officeAndMoneyNames } from './english/office-and-money-names.ts'
import { peopleLawAndHomesNames } from './english/people-law-and-homes-names.ts'
import { salesAndMediaNames } from './english/sales-and-media-names.ts'
import { schoolsAndPublicNames } from './english/schools-and-public-names.ts'
import { shopsAndGuestsNames } from './english/shops-and-guests-names.ts'
import { technologyNames } from './english/technology-names.ts'
import { worksAndTransportNames } from './english/works-and-transport-names.ts'

/**
 * English names of trades beside those that every CV is read for, a table for each group of fields. Whoever holds one
 * could be hired for the title without training: a level, or a trade that is learnt apart, is other work. Some stand in
 * the word data as well, whose names of one title give each other less than the whole credit. Behind "=" stands one
 * that is a whole title and says something else in a longer one.
 */
export const englishNames = [
  healthAndCareNames,
  officeAndMoneyNames,
  peopleLawAndHomesNames,
  shopsAndGuestsNames,
  schoolsAndPublicNames,
  buildingAndTradesNames,
  worksAndTransportNames,
  technologyNames,
  salesAndMediaNames,
  landAndScienceNames,
]
