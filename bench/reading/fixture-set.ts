import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface FixtureFile {
  readonly path: string
  readonly producer: string
  readonly layout: string
  readonly person: number
  /** Texts that must follow each other; one list a column where the file has two. */
  readonly order: readonly (readonly string[])[]
}

export interface FixtureSet {
  readonly files: readonly FixtureFile[]
  readonly hostile: readonly string[]
  readonly twoPages: string
  readonly hasLibreOffice: boolean
}

/** What `writeFixtures` left in the folder. */
export function readFixtureSet(folder: string): FixtureSet {
  return JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8'))
}
