import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string | null
  }
}

/** One Postgres for all test files; each file works in a schema of its own. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  if (!server && process.env.REQUIRE_POSTGRES === '1') {
    throw new Error('No Postgres could be started, and REQUIRE_POSTGRES asks for one.')
  }
  if (!server) {
    process.stdout.write(
      'No Postgres found: its tests are skipped. Install PostgreSQL, or set TEST_DATABASE_URL.\n',
    )
  }
  project.provide('postgresUrl', server?.url ?? null)
  return () => server?.stop()
}
