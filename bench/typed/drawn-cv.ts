import type { Cv } from '@rolefit/engine'

/** A CV as somebody types it, in formats drawn by chance. */
export interface DrawnCv {
  readonly text: string
  /** The formats it is typed in, each as "what: how". */
  readonly formats: readonly string[]
  /** What it says and its reading does not, each as "what: value". */
  readonly findLost: (cv: Cv) => readonly string[]
}
