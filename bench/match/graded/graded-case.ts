/** A posting and twelve sketches of people of its own field who apply for it. */
export interface GradedCase {
  readonly profession: string
  readonly posting: string
  /** Sketches by a letter. */
  readonly cvs: Readonly<Record<CandidateLetter, string>>
  /** From 0 (would not read on) to 10 (would call today), by three ways of reading. */
  readonly grades: Readonly<Record<GraderName, Readonly<Record<CandidateLetter, number>>>>
}

export const candidateLetters = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
] as const
type CandidateLetter = (typeof candidateLetters)[number]

/** By what is demanded, by the substance of the work, by formal conditions. */
export const graderNames = ['recruiter', 'manager', 'personnel'] as const
type GraderName = (typeof graderNames)[number]
