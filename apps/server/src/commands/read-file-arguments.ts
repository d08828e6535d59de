/** What a command is given: files, and switches that begin with two dashes. */
interface FileArguments {
  readonly files: readonly string[]
  readonly isOn: (option: string) => boolean
}

/** Takes the arguments apart; answers the sentence to refuse with where a switch is none of the command's. */
export function readFileArguments(
  args: readonly string[],
  options: readonly string[],
): FileArguments | string {
  const switches = args.filter((arg) => arg.startsWith('--'))
  const unknown = switches.find((arg) => !options.includes(arg))
  if (unknown) return `There is no option "${unknown}".`
  return {
    files: args.filter((arg) => !arg.startsWith('--')),
    isOn: (option) => switches.includes(option),
  }
}
