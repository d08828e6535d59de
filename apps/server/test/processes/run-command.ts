import { Readable } from 'node:stream'
import type { Command } from '../../src/commands/command.ts'

export interface Ended {
  readonly status: number
  readonly said: string
  readonly complained: string
}

/** Runs a command in this process, with what would be typed into it. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  input = '',
): Promise<Ended> {
  const said: string[] = []
  const complained: string[] = []
  const status = await command.run(args, {
    stdin: Readable.from([input]),
    stdout: { write: (text) => said.push(text) },
    stderr: { write: (text) => complained.push(text) },
  })
  return { status, said: said.join(''), complained: complained.join('') }
}
