import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface PostgresServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** What a test writes need not survive the machine; what kills a test's process leaves the server alone. */
const settings = [
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'full_page_writes=off',
  // Nothing lives long enough to be cleaned up, and nobody follows.
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
]

/** Debian's account for those who may do nothing; Postgres refuses to run as root. */
const nobody = 65_534

/**
 * A real Postgres for the tests: the one TEST_DATABASE_URL names, or one started here from the
 * programs found on this machine, in a temporary folder, on a free port. Null where there are none.
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const programs = findPrograms()
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const as = isRoot ? { uid: nobody, gid: nobody } : {}
  const data = join(folder, 'data')
  const port = await freePort()
  execFileSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'rolefit',
      '--auth',
      'trust',
      '--no-sync',
      '--encoding',
      'UTF8',
    ],
    { ...as, stdio: 'pipe', cwd: folder },
  )
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((each) => ['-c', each])],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  )
  await ready(server)
  return {
    url: `postgres://rolefit@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql/bin',
  ]
  return (
    folders.find((folder) =>
      ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${said}`)))
  })
}
