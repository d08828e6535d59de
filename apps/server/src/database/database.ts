import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './tables.ts'

/** A database handle; a transaction is one as well, so every store function takes either. */
export type Db = Kysely<Tables>

export interface Database {
  readonly db: Db
  readonly engine: 'sqlite' | 'postgres'
  /** Where it is, fit to be shown: a file, or host and name without the password. */
  readonly place: string
  /** Runs a script of several statements in one transaction while no other node can. */
  readonly runExclusively: (work: (runScript: RunScript) => Promise<void>) => Promise<void>
  /** Postgres' own connections, for the counters that several nodes share. */
  readonly pool?: Pool
  readonly close: () => Promise<void>
}

/** Runs statements as they stand, and answers the rows of the last one. */
export type RunScript = (sql: string, values?: readonly string[]) => Promise<unknown[]>

/** A database that cannot be used, with the one sentence to show. */
export class DatabaseUnusable extends Error {}

export interface DatabasePlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}
