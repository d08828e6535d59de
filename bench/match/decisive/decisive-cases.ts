import { readdirSync, readFileSync } from 'node:fs'

/** Who fits a posting, who half does, and who looks alike but lacks what decides. */
export const applicants = ['fits', 'between', 'lacks'] as const
export type Applicant = (typeof applicants)[number]

export interface Judged {
  /** From 0 to 100, as a recruiter sees it: from 70 on they would invite. */
  readonly grade: number
  readonly why: string
  readonly cv: string
}

/** A posting with three applicants or four, written and graded by somebody who did not know the engine. */
export interface DecisiveCase {
  readonly name: string
  /** What decides: in the posting's own words, or of four in the recruiter's. */
  readonly decides: string
  readonly posting: string
  readonly applicants: Readonly<Record<Applicant, Judged>>
  /** Who does another work of the same wider field, in the set of four. */
  readonly other: Judged | null
}

/**
 * `told`: CVs that say what they lack, or whom they left it to. `as sent`: CVs as people send them, tuned to the
 * posting, where what is missing is simply not there, and who lacks it has the other words. `of four`: CVs as people
 * send them, none of them meant to be hard to tell apart; the rows of half of them were read, those of the others never.
 */
const folders = {
  told: './cases/',
  'as sent': './as-sent/',
  'of four, read': './of-four/read/',
  'of four, unread': './of-four/unread/',
} as const
export type DecisiveSet = keyof typeof folders
export const decisiveSets = Object.keys(folders) as DecisiveSet[]

export function readDecisiveCases(set: DecisiveSet): DecisiveCase[] {
  const folder = new URL(folders[set], import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => readCase(file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')))
}

/** Sections begin with a line like "=== posting" or "=== fits 91"; an applicant's CV follows the grade. */
function readCase(name: string, written: string): DecisiveCase {
  const sections = written
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      return { head: section.slice(0, end), text: section.slice(end + 1).trim() }
    })
  const textOf = (head: string) => {
    const found = sections.find((section) => section.head === head)
    if (!found) throw new Error(`${name} has no ${head}`)
    return found.text
  }
  const judged = (applicant: Applicant | 'other'): Judged => {
    const at = sections.findIndex(({ head }) => head.startsWith(`${applicant} `))
    const [graded, cv] = [sections[at], sections[at + 1]]
    const grade = Number(graded?.head.split(' ')[1])
    if (!graded || cv?.head !== 'cv' || !(grade >= 0 && grade <= 100))
      throw new Error(`${name} has no applicant who ${applicant}`)
    return { grade, why: graded.text, cv: cv.text }
  }
  return {
    name,
    decides: textOf('decides'),
    posting: textOf('posting'),
    applicants: { fits: judged('fits'), between: judged('between'), lacks: judged('lacks') },
    other: sections.some(({ head }) => head.startsWith('other ')) ? judged('other') : null,
  }
}
