import type { Chance } from '../templates/chance.ts'
import type { DrawnCv } from './drawn-cv.ts'
import { drawHeader } from './headers/draw-header.ts'
import { drawEnds } from './lists/draw-ends.ts'
import { drawPapers } from './lists/draw-papers.ts'
import { drawSkills } from './lists/draw-skills.ts'
import { drawTongues } from './lists/draw-tongues.ts'
import { drawRoles } from './roles/draw-roles.ts'
import { drawSchools } from './schools/draw-schools.ts'

/** What of a CV is drawn in many formats; the rest of it is plain. */
export interface Kind {
  readonly name: string
  readonly draw: (chance: Chance) => DrawnCv
  /** The share of CVs that has to be read whole: two points below what was measured last. */
  readonly wanted: number
}

export const kinds: readonly Kind[] = [
  { name: 'roles', draw: drawRoles, wanted: 0.963 },
  { name: 'schools', draw: drawSchools, wanted: 0.976 },
  { name: 'headers', draw: drawHeader, wanted: 0.962 },
  { name: 'skills', draw: drawSkills, wanted: 0.945 },
  { name: 'languages', draw: drawTongues, wanted: 0.977 },
  { name: 'papers', draw: drawPapers, wanted: 0.977 },
  { name: 'ends', draw: drawEnds, wanted: 0.978 },
]
