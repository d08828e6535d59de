import type { Job } from '../../job/job.ts'
import { levelWords } from '../../job/lexicon/level-words.ts'
import { tokenize } from '../../text/tokenize.ts'

/** So short a name is one only where nothing but a level stands beside it: "PA", but not "Pittsburgh, PA". */
const shortest = 4

/** Whether a role's title is one of the other names of a job's. */
export function goesBy(written: string, { otherNames }: Job['titles'][number]): boolean {
  if (otherNames.length === 0) return false
  const roots = tokenize(written).map(({ root }) => root)
  const whole = roots.filter((root) => !levelWords.has(root)).join(' ')
  const words = ` ${roots.join(' ')} `
  return otherNames.some((name) =>
    name.length < shortest ? name === whole : words.includes(` ${name} `),
  )
}
