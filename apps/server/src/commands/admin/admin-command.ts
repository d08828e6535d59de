import type { AppContext } from '../../app-context.ts'
import type { CommandIo } from '../command.ts'

/** What is done with an open database; answers the exit status. */
type AdminWork = (context: AppContext, io: CommandIo) => Promise<number>

/** One thing an operator can do. `prepare` answers null where the arguments make no sense. */
export interface AdminCommand {
  readonly usage: string
  readonly prepare: (args: readonly string[]) => AdminWork | null
}
