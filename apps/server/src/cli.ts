import { adminCommand } from './commands/admin/admin.ts'
import { analyzeCommand } from './commands/analyze.ts'
import type { Command, CommandIo } from './commands/command.ts'
import { databaseCommand } from './commands/database.ts'
import { doctorCommand } from './commands/doctor.ts'
import { exportCommand } from './commands/export.ts'
import { feedbackCommand } from './commands/feedback.ts'
import { readCommand } from './commands/read.ts'
import { refuse } from './commands/refuse.ts'
import { scoreCommand } from './commands/score.ts'
import { readVersion } from './read-version.ts'

/** Every subcommand by its name, in the order the help lists them. */
const commands: Readonly<Record<string, Command>> = {
  analyze: analyzeCommand,
  read: readCommand,
  score: scoreCommand,
  export: exportCommand,
  doctor: doctorCommand,
  db: databaseCommand,
  admin: adminCommand,
  feedback: feedbackCommand,
}

// Who reads only the first lines, as `head` does, has seen enough.
process.stdout.on('error', (error) => process.exit(isClosed(error) ? 0 : 1))
process.exitCode = await run(process.argv.slice(2), process)

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const [name = '', ...rest] = args
  if (name === '' || name === 'help' || name === '--help' || name === '-h') {
    io.stdout.write(help())
    return 0
  }
  if (name === '--version' || name === '-v') {
    io.stdout.write(`${readVersion()}\n`)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    return refuse(io, `There is no command "${name}". rolefit help lists them.`)
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout.write(`${command.summary}\n\nUsage: rolefit ${command.usage}\n`)
    return 0
  }
  return command.run(rest, io)
}

function isClosed(error: Error): boolean {
  return 'code' in error && error.code === 'EPIPE'
}

function help(): string {
  const lines = Object.values(commands).map(
    ({ usage, summary }) => `  rolefit ${usage}\n      ${summary}`,
  )
  return `Rolefit shows how a CV fits a job, line by line.\n\n${lines.join('\n')}\n\nExit status: 0 done, 1 failed, 2 bad input.\n`
}
