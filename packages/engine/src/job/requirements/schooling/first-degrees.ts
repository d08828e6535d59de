import { degreeLevels } from '../../../education/degrees.ts'
import { tokenize } from '../../../text/tokenize.ts'

/** Degrees of one trade by their letters, and the words that name its study, its own name first: each will do for another. */
export const firstDegrees = [
  { degrees: 'mpharm bpharm pharmd', study: 'pharmacy' },
  { degrees: 'mbbs mbchb', study: 'medicine medical' },
  { degrees: 'bds dds', study: 'dentistry dental' },
  { degrees: 'bvsc bvetmed bvms dvm', study: 'veterinary' },
] as const

/** What the letters of a degree say it is in: "MPharm". */
export function ownSubjects(written: string): readonly (readonly string[])[] {
  return subjectsOf.get(letters(written)) ?? []
}

/** How high a degree is asked for: an MPharm is a master by name, and the first degree of a pharmacist. */
export function levelAsked(written: string, level: number): number {
  const isFirst = level === degreeLevels.master && subjectsOf.has(letters(written))
  return isFirst ? degreeLevels.bachelor : level
}

function letters(written: string): string {
  return written.replaceAll('.', '').toLowerCase()
}

const subjectsOf: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  firstDegrees.flatMap(({ degrees, study }) => {
    const subjects = tokenize(`${study} ${degrees}`).map(({ root }) => [root])
    return degrees.split(' ').map((name) => [name, subjects] as const)
  }),
)
