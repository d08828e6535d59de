import type { Command } from '../command.ts'
import { doctorCommand } from '../doctor.ts'
import { refuse } from '../refuse.ts'
import { tellUnusable } from '../tell-unusable.ts'
import type { AdminCommand } from './admin-command.ts'
import { auditCommand } from './audit.ts'
import { backupCommand } from './backup.ts'
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

/** What is done without an open database. */
const plainCommands: Readonly<Record<string, Command>> = {
  backup: backupCommand,
  doctor: doctorCommand,
}

/** Refunds, grants and questions about accounts and money. */
export const adminCommand: Command = {
  summary:
    'For operators: refunds, grants, an account, numbers, the audit of all credits, a backup',
  usage: 'admin refund|grant|user|stats|audit|backup|doctor',
  run: async ([name = '', ...args], io) => {
    const plain = Object.hasOwn(plainCommands, name) ? plainCommands[name] : undefined
    if (plain) return plain.run(args, io)
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    const work = command?.prepare(args)
    if (!work) {
      const listed = command
        ? [command]
        : [...Object.values(commands), ...Object.values(plainCommands)]
      const usages = listed.map(({ usage }) => `  rolefit admin ${usage}`)
      return refuse(io, `Say what to do:\n${usages.join('\n')}`)
    }
    return tellUnusable(io, () => withContext((context) => work(context, io)))
  },
}
