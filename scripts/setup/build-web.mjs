import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packBrotli } from './pack-brotli.mjs'
import { environment, project } from './project.mjs'
import { giveUp, say } from './say.mjs'
import { takeTurns } from './take-turns.mjs'

const build = join(project, 'apps/web/build')
const stamp = join(build, 'sources.txt')
/** What the web app is made of; a change in any of them makes it anew. */
const sources = ['apps/web', 'packages/contract', 'packages/engine', 'content', 'package-lock.json']
const skipped = new Set(['node_modules', 'build', '.react-router'])

/** Builds the web app if its sources changed since it was last built. */
export function buildWeb(node) {
  if (isBuilt(fingerprint())) return
  takeTurns(join(project, '.cache/building'), {
    onWait: () => say('Another command is building the web app here; waiting for it …'),
    work: () => buildUnlessBuilt(node),
  })
}

function isBuilt(state) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state
}

function buildUnlessBuilt(node) {
  const state = fingerprint()
  if (isBuilt(state)) return
  say('Building the web app …')
  const cli = join(project, 'node_modules/@react-router/dev/bin.cjs')
  const { status, stdout, stderr } = spawnSync(node, [cli, 'build'], {
    cwd: join(project, 'apps/web'),
    env: { ...environment(), NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) giveUp(`The web app could not be built:\n${stderr || stdout}`)
  compress(join(build, 'client'))
  writeFileSync(stamp, state)
}

/** Names, sizes and times are enough: reading every file would cost more than it tells. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(project, source)
    if (existsSync(path)) addTo(hash, path)
  }
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) {
    hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`)
    return
  }
  for (const entry of readdirSync(path).sort()) {
    if (!skipped.has(entry)) addTo(hash, join(path, entry))
  }
}

/** Puts a compressed copy beside each text file, once, instead of compressing for every visitor. */
function compress(folder) {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compress(path)
    else if (['.js', '.css', '.svg', '.json', '.txt', '.xml'].includes(extname(path))) {
      const bytes = readFileSync(path)
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      writeFileSync(`${path}.br`, packBrotli(bytes))
    }
  }
}
