import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { envFileFlags } from './setup/env-file.mjs'
import { checkNode, environment, findNode, project } from './setup/project.mjs'
import { serverFlags } from './setup/server-flags.mjs'

checkNode()
const { install } = await import('./setup/install.mjs')
const { buildWeb } = await import('./setup/build-web.mjs')

/** Our own sources: a change there starts the server anew; the web app reloads by itself. */
const watched = ['apps/server/src', 'packages/contract/src'].map(
  (path) => `--watch-path=${join(project, path)}`,
)
const isDevelopment = process.argv.includes('--dev')
await install()
const node = findNode()
if (!isDevelopment) buildWeb(node)
run()

/** Hands over to the server; what stops this process stops it, and its exit status is ours. */
function run() {
  const main = join(project, 'apps/server/src/main.ts')
  const args = [
    ...serverFlags,
    ...envFileFlags(),
    ...(isDevelopment ? watched : []),
    main,
    ...(isDevelopment ? ['--dev'] : []),
  ]
  const server = spawn(node, args, { cwd: project, env: environment(), stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
