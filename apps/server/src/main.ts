import { DatabaseUnusable } from './database/database.ts'
import { EnvMistakes, readEnv } from './env.ts'
import { loadWebApp } from './load-web-app.ts'
import { start } from './start.ts'

const isDevelopment = process.argv.includes('--dev')

try {
  await main()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const env = readEnv()
  const web = isDevelopment ? undefined : await loadWebApp()
  if (web === null) throw new Error('The web app is not built yet. Run: npm start')
  const running = isDevelopment
    ? await (await import('./development.ts')).startDevelopment(env)
    : await start(env, web)
  process.stdout.write(`Rolefit is ready at ${running.address}\n`)
  stopOnSignal(running.stop)
}

/** One Ctrl+C reaches us several times (from the terminal, from npm); a later one means: at once. */
const sameSignalMs = 1_000

function stopOnSignal(stop: () => Promise<void>): void {
  let firstAt = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (firstAt > 0 && now - firstAt > sameSignalMs) process.exit(1)
      if (firstAt > 0) return
      firstAt = now
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

function explain(error: unknown): string {
  if (error instanceof EnvMistakes) return error.message
  if (error instanceof DatabaseUnusable) return error.message
  return error instanceof Error ? error.message : String(error)
}
