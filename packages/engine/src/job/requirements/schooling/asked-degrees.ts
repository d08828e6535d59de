import { type DegreeForms, degreeForms } from '../../../education/degrees.ts'
import { type DegreeIndex, indexDegrees } from '../../../education/find-degrees.ts'

/** How postings ask for a level, besides how people write it: nobody holds a "related degree". */
const askedForms: DegreeForms = {
  vocational: ['level 2 or above', 'level 3 or above', 'level 2 or 3', 'level 3 or 4'],
  associate: [
    'degree or diploma',
    'diploma or degree',
    // "Diploma/Degree", "Diploma / Bachelor’s in Accounting".
    'diploma degree',
    'degree diploma',
    'diploma bachelor',
    'diploma bachelors',
  ],
  bachelor: [
    'a degree',
    'degree or postgraduate qualification',
    'a degree or postgraduate qualification',
    'degree or professional qualification',
    'a degree or professional qualification',
    'degree qualified',
    'degree required',
    'related degree',
    'relevant degree',
    'degree level',
    'degree educated',
    '=BA or MA',
    '=BA or MS',
  ],
}

let index: DegreeIndex | undefined

export function askedDegrees(): DegreeIndex {
  index ??= indexDegrees(degreeForms, askedForms)
  return index
}
