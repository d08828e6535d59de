import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** What Node compiled is kept here for the next start, which then takes half the time. */
const compiled = join(project, '.cache/compiled')

/** The environment of the programs we start, which may name another place for what is compiled. */
export function environment() {
  return { NODE_COMPILE_CACHE: compiled, ...process.env }
}

const oldestNode = 20
/** Runs TypeScript as it stands, and has SQLite inside. */
const neededNode = 24

/** Refuses a Node that cannot even run the installation. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= oldestNode) return
  process.stderr.write(
    `Rolefit needs Node ${oldestNode} or newer to install; this is ${process.versions.node}. Get it at nodejs.org.\n`,
  )
  process.exit(1)
}

/** The Node that runs Rolefit: the one that came with the installation, or this one if it is new enough. */
export function findNode() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const own = join(project, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  const major = Number(process.versions.node.split('.')[0])
  if (major >= neededNode) return process.execPath
  process.stderr.write(
    `Rolefit runs on Node ${neededNode}, and no packaged one exists for this machine (${process.platform} ${process.arch}). Install Node ${neededNode} from nodejs.org.\n`,
  )
  process.exit(1)
}
