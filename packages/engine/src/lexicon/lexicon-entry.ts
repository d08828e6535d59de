export const skillKinds = [
  'skill',
  'tool',
  'licence',
  'certification',
  'language',
  'soft',
  'knowledge',
] as const

export type SkillKind = (typeof skillKinds)[number]

/** One skill, tool, licence or the like, as the word data names it. */
export interface LexiconEntry {
  readonly name: string
  readonly kind: SkillKind
  /** The field whose file holds it: "health-care". */
  readonly field: string
  /** What having this proves, by name. */
  readonly implies: readonly string[]
  /** What this may stand in for in part, by name. */
  readonly related: readonly string[]
  readonly forms: readonly LexiconForm[]
}

/** One way of writing an entry. */
export interface LexiconForm {
  /** Of a skill's way of several words only the roots may be asked: a browser has it in plainer words (`plainForms`). */
  readonly written: string
  /** Counts only in these very letters, like "Go" or "IT". */
  readonly isCaseSensitive: boolean
  /** Counts only where the text speaks of the entry's field or much of a neighbour: its words mean something else elsewhere. */
  readonly isFieldOnly: boolean
  /** Counts only where the text speaks of the very field: its neighbours mean something else too. */
  readonly isOwnFieldOnly: boolean
  /** Counts only as it stands here: "futures" are traded, the future is not. */
  readonly isExact: boolean
}

/** A job title with its family: the group of jobs among which a person could move. */
export interface LexiconTitle {
  readonly name: string
  readonly family: string
  readonly field: string
  readonly forms: readonly LexiconForm[]
}
