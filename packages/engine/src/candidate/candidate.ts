import type { Cv, CvRole } from '../cv/cv.ts'
import type { DegreeHit } from '../education/find-degrees.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Skill } from '../lexicon/lexicon.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import type { EmployerEnd } from './employer-ends.ts'
import type { Month } from './months-worked.ts'
import type { UnitIndex } from './units/unit-index.ts'

/** How strongly a place of a CV shows a skill. */
export type Strength = 'listed' | 'described' | 'result'

/** A sentence or bullet of a CV that may serve as evidence. */
export interface CvUnit extends Span {
  readonly first: number
  readonly last: number
  readonly strength: Strength
  /** From 1, for the latest role, down: how fresh what it tells is. */
  readonly recency: number
  /** From 1 down: how far told work backs what it claims, and how far the CV speaks for itself there. A line on work stands for itself. */
  readonly backing: number
  /** The role it stands in, last, and before it those whose titles are stacked over the same list. */
  readonly roles: readonly CvRole[]
  /** Whether it stands under a role, a project or a voluntary engagement, and not in a list or a summary. */
  readonly isWork: boolean
  /** Whether an earlier line says the same word for word: repeating shows nothing more. */
  readonly isRepeat: boolean
}

/** A skill as the CV shows it. */
export interface Showing extends Span {
  readonly skill: Skill
  readonly name: string
  /** The field of the word data that holds it. */
  readonly field: string
  readonly unit: CvUnit
}

/** A job title as the CV shows it. */
export interface HeldTitle extends Span {
  readonly title: LexiconTitle
  /** The title as the CV writes it, with what stands around it in its role's head. */
  readonly written: string
  /** Whether the CV dates it as a role, rather than mentioning it. */
  readonly isRole: boolean
  readonly recency: number
}

/** A CV with everything found in it that a posting could ask for. */
export interface Candidate {
  readonly text: string
  /** Capitals tell nothing in it. */
  readonly isCaseless: boolean
  readonly cv: Cv
  /** The month it is read in. */
  readonly today: Month
  readonly tokens: readonly Token[]
  readonly units: readonly CvUnit[]
  readonly profile: FieldProfile
  /** Skills shown, by name of the word data. */
  readonly showings: ReadonlyMap<string, readonly Showing[]>
  /** The same by the number of the skill. */
  readonly showingsByNumber: ReadonlyMap<number, readonly Showing[]>
  /** Those of them that prove other skills. */
  readonly proving: readonly (readonly Showing[])[]
  readonly titles: readonly HeldTitle[]
  /** Licences and certificates, as they follow each other. */
  readonly papers: readonly Span[]
  readonly degrees: readonly DegreeHit[]
  /** In which units each word stands. */
  readonly unitsByRoot: UnitIndex
  readonly employerEnds: readonly EmployerEnd[]
  /** How much each unit tells of any work, by its words. */
  readonly tellingByUnit: readonly number[]
  /** The roles that are work: a break among them is none. */
  readonly roles: readonly CvRole[]
  /** Months worked in roles, overlaps counted once. */
  readonly monthsWorked: number
  readonly wordCount: number
}
