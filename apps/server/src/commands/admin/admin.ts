import type { Command } from '../command.ts'
import { refuse } from '../refuse.ts'
import { tellUnusable } from '../tell-unusable.ts'
import type { AdminCommand } from './admin-command.ts'
import { auditCommand } from './audit.ts'
import { grantCommand } from './grant.ts'
import { refundCommand } from './refund.ts'
import { statsCommand } from './stats.ts'
import { userCommand } from './user.ts'
import { withContext } from './with-context.ts'

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
