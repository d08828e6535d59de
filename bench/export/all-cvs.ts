import { CvDocument } from '../../packages/contract/src/cvs.ts'
import { careAndTeaching } from '../../packages/engine/src/cv/fixtures/care-and-teaching.ts'
import { heldOutArrangements } from '../../packages/engine/src/cv/fixtures/held-out-arrangements.ts'
import { heldOutCountries } from '../../packages/engine/src/cv/fixtures/held-out-countries.ts'
import { heldOutPeople } from '../../packages/engine/src/cv/fixtures/held-out-people.ts'
import { offices } from '../../packages/engine/src/cv/fixtures/offices.ts'
import { scriptsAndNoise } from '../../packages/engine/src/cv/fixtures/scripts-and-noise.ts'
import { tradesAndKitchens } from '../../packages/engine/src/cv/fixtures/trades-and-kitchens.ts'
import { readCv, toDocument } from '../../packages/engine/src/index.ts'
import { hardCvs } from './hard-cvs.ts'

const fixtures = [
  ...offices,
  ...careAndTeaching,
  ...tradesAndKitchens,
  ...scriptsAndNoise,
  ...heldOutArrangements,
  ...heldOutCountries,
  ...heldOutPeople,
]

/** Every CV we have: those that the reader is tested on, and those that are hard to write. */
export const allCvs: readonly (readonly [id: string, cv: CvDocument])[] = [
  ...fixtures.map(
    ({ id, text }) => [id, CvDocument.parse(toDocument(readCv(text), text))] as const,
  ),
  ...hardCvs,
]
