import { DatabaseUnusable } from './database/open-database.ts'
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
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C from someone in a hurry ends it at once.
      if (stopping) process.exit(1)
      stopping = true
      running.stop().then(
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
