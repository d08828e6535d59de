import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A CV and a posting of an evaluation set, with whether they belong together. */
export interface Pair {
  readonly task: string
  readonly group: string
  readonly field: string
  readonly label: 0 | 1
  readonly cv: string
  readonly job: string
}

export interface EvaluationSet {
  readonly pairs: readonly Pair[]
  readonly cvs: ReadonlyMap<string, string>
  readonly jobs: ReadonlyMap<string, string>
}

interface Row {
  readonly id: string
  readonly text: string
  readonly title?: string
}

/** Reads `pairs.jsonl`, `cvs.jsonl` and `jobs.jsonl` of a folder; `null` where they are not there. */
export function readEvaluationSet(folder: string): EvaluationSet | null {
  if (!existsSync(join(folder, 'pairs.jsonl'))) return null
  const cvs = readLines<Row>(join(folder, 'cvs.jsonl'))
  const jobs = readLines<Row>(join(folder, 'jobs.jsonl'))
  return {
    pairs: readLines<Pair>(join(folder, 'pairs.jsonl')),
    cvs: new Map(cvs.map(({ id, text }) => [id, text])),
    jobs: new Map(jobs.map(({ id, title, text }) => [id, `${title ?? ''}\n\n${text}`])),
  }
}

function readLines<Line>(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
