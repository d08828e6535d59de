import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program of ours in a process of its own, and waits until it says at which address it listens. */
export async function launch(args: readonly string[], env: Readonly<Record<string, string>>) {
  // The log goes to a pipe that is read, as it would be by whatever collects it.
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  // Whatever goes wrong here, the program does not outlive the measurement.
  process.on('exit', () => child.kill('SIGKILL'))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString()
      const found = /http:\S+/.exec(said)?.[0]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    void once(child, 'exit').then(() => reject(new Error(`${args.join(' ')} ended: ${said}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
