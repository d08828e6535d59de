/** One subcommand of `rolefit`. `run` answers the exit status: 0 fine, 2 bad input (one line on stderr). */
export interface Command {
  readonly summary: string
  readonly usage: string
  readonly run: (args: readonly string[], io: CommandIo) => Promise<number>
}

export interface CommandIo {
  readonly stdin: NodeJS.ReadableStream
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
}
