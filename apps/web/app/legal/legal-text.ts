import type { Heading } from '../prose/render-markdown.ts'

export interface LegalText {
  readonly title: string
  readonly description: string
  /** The day it last changed. */
  readonly date: string
  readonly html: string
  readonly contents: readonly Heading[]
}
