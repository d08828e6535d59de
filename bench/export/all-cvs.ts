import { CvDocument } from '../../packages/contract/src/calls/cvs.ts'
import { readCv, toDocument } from '../../packages/engine/src/index.ts'
import { early, heldOut } from '../../packages/engine/test/fixtures/early-and-held-out.ts'
import { hardCvs } from './hard-cvs.ts'

const fixtures = [...early, ...heldOut]

/** Every CV we have: those that the reader is tested on, and those that are hard to write. */
export const allCvs: readonly (readonly [id: string, cv: CvDocument])[] = [
  ...fixtures.map(
    ({ id, text }) => [id, CvDocument.parse(toDocument(readCv(text), text))] as const,
  ),
  ...hardCvs,
]
