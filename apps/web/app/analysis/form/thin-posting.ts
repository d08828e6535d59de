import { recommendedJobWords } from './check-input.ts'

/** What is said of a posting of a few words or of a link, before a credit is used on it. */
export const thinPosting = {
  title: 'Is this the whole job description?',
  description: `It is very short, or only a link. We do not open links. With ${recommendedJobWords}+ words, tasks and requirements included, the score says far more.`,
  paste: 'Paste full description',
  anyway: 'Analyze anyway',
} as const

/** The name of the button that a form without JavaScript is sent with all the same. */
export const anywayName = 'anyway'
