import { DatabaseUnusable } from '../database/database.ts'
import { EnvMistakes } from '../env.ts'
import type { CommandIo } from './command.ts'

/** Does a work that needs settings and database; what an operator can mend in them is said in its own words. */
export async function tellUnusable(io: CommandIo, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DatabaseUnusable) && !(error instanceof EnvMistakes)) throw error
    io.stderr.write(`${error.message}\n`)
    return 1
  }
}
