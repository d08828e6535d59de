/** What somebody of one trade might write. */
export interface Trade {
  readonly headline: string
  /** The latest first. */
  readonly titles: readonly string[]
  readonly employers: readonly string[]
  readonly bullets: readonly string[]
  readonly skills: readonly string[]
  readonly degrees: readonly string[]
  readonly schools: readonly string[]
  readonly certificates: readonly string[]
  readonly summary: string
}
