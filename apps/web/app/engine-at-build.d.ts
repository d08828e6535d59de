declare module 'virtual:engine-at-build' {
  import type { Example, Sample } from './home/example.ts'

  export const sample: Sample
  export const example: Example
  /** How the score is made, in Markdown. */
  export const method: string
}
