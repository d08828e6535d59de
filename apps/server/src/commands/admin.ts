import { auditCommand } from './admin-audit.ts'
import { withContext } from './admin-context.ts'
import { grantCommand } from './admin-grant.ts'
import { refundCommand } from './admin-refund.ts'
import { statsCommand } from './admin-stats.ts'
import { userCommand } from './admin-user.ts'
import type { AdminCommand } from './admin-work.ts'
import type { Command } from './command.ts'
import { refuse } from './refuse.ts'
import { tellUnusable } from './tell-unusable.ts'

/** What an operator can do, by name. */
const commands: Readonly<Record<string, AdminCommand>> = {
  refund: refundCommand,
  grant: grantCommand,
  user: userCommand,
  stats: statsCommand,
  audit: auditCommand,
}

/** Refunds, grants and questions about accounts and money. */
export const adminCommand: Command = {
  summary: 'For operators: refunds, grants, an account, numbers, the audit of all credits',
  usage: 'admin refund|grant|user|stats|audit',
  run: async ([name = '', ...args], io) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    const work = command?.prepare(args)
    if (!work) {
      const listed = command ? [command] : Object.values(commands)
      const usages = listed.map(({ usage }) => `  rolefit admin ${usage}`)
      return refuse(io, `Say what to do:\n${usages.join('\n')}`)
    }
    return tellUnusable(io, () => withContext((context) => work(context, io)))
  },
}
