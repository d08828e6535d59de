/** What words say elsewhere, and what stands before or behind them where they mean that. */
export interface Sense {
  readonly said: RegExp
  readonly before?: RegExp
  readonly behind?: RegExp
  /** What a posting speaks of in which the words mean so. */
  readonly among?: RegExp
}
