import type { CvSectionKind, CvText } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'
import type { NamedHeading } from './name-heading.ts'

/** A section whose lines are still being read. */
export interface OpenSection {
  readonly kind: CvSectionKind
  readonly heading: CvText | null
  readonly lines: CvLine[]
}

/** What tells whether a line opens a section: what it stands in, and how headings of this CV look. */
export interface Surroundings {
  readonly house: HouseStyle
  readonly within: CvSectionKind
  readonly named: NamedHeading | null
  readonly gapBelow: number
  /** Lines whose type is that of this CV's headings. */
  readonly styled: ReadonlySet<CvLine>
  /** The lines of the section so far. */
  readonly above: readonly CvLine[]
  /** The lines down to the next of the styled ones. */
  readonly below: () => readonly CvLine[]
}

/** How the sure headings of a CV look. */
export interface HouseStyle {
  /** Headings begin small. */
  readonly small: boolean
  readonly caps: boolean
  readonly hashes: number
  /** Most lines stand apart, so that gaps say nothing. */
  readonly loose: boolean
}
