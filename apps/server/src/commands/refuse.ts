import type { CommandIo } from './command.ts'

/** The exit status of whoever was asked for what cannot be done. */
export const badInput = 2

/** Says in one line why nothing is done. */
export function refuse(io: CommandIo, sentence: string): number {
  io.stderr.write(`${sentence}\n`)
  return badInput
}
