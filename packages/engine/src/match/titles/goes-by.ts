import type { Candidate } from '../../candidate/candidate.ts'
import type { CvText } from '../../cv/cv.ts'
import type { Job } from '../../job/job.ts'
import { levelWords } from '../../job/lexicon/level-words.ts'
import { rootsIn } from '../../text/roots-in.ts'
import { closeness, kinship } from './kinship.ts'

/** A role's title as names are looked for in it. */
export interface WrittenTitle {
  /** Its words but those of a level. */
  readonly whole: string
  readonly words: string
  /** Titles of other work that it holds. */
  readonly others: readonly string[]
}

/** Reads a role's title, given by its roots, for what names it may bear. */
export function asWritten(roots: readonly string[], others: readonly string[]): WrittenTitle {
  return {
    whole: `=${roots.filter((root) => !levelWords.has(root)).join(' ')}`,
    words: ` ${roots.join(' ')} `,
    others,
  }
}

/**
 * Whether a role's title bears one of some names. What stands behind "=" is one only where nothing but a level stands
 * beside it: "PA", but not "Pittsburgh, PA". Within a longer name of other work it is none: an attorney goes by
 * "Attorney", and not by "Patent Attorney".
 */
export function goesBy({ whole, words, others }: WrittenTitle, names: readonly string[]): boolean {
  const isWithin = (name: string) =>
    others.some((other) => other.length > name.length && ` ${other} `.includes(` ${name} `))
  return names.some((name) =>
    name[0] === '=' ? name === whole : words.includes(` ${name} `) && !isWithin(name),
  )
}

/** The titles of other work in a role's own, by roots. */
export function othersIn(
  { text, titles }: Candidate,
  { span }: CvText,
  job: Pick<Job, 'titles'>,
): readonly string[] {
  return titles
    .filter(
      ({ title, start, end }) =>
        span.start <= start &&
        end <= span.end &&
        job.titles.every((each) => kinship(each, title) < closeness.nearWork),
    )
    .map(({ start, end }) => rootsIn(text.slice(start, end)).join(' '))
}
