import type { Heading } from '../prose/render-markdown.ts'

/** What lists show of an article. */
export interface ArticleSummary {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** The day it was published, `2026-11-21`. */
  readonly date: string
  readonly tags: readonly string[]
  readonly minutes: number
}

export interface Article extends ArticleSummary {
  readonly html: string
  readonly contents: readonly Heading[]
  readonly words: number
}
