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
  /** With a server across a network; a file is always near. */
  readonly patience?: Patience
}

/** How long a database server may take. */
export interface Patience {
  /** Until a connection is made, or one of those that are made is free. */
  readonly connectMs: number
  /** For one statement; the server itself gives it up. */
  readonly statementMs: number
  /** Until a connection on which nothing comes is taken for lost; longer than a statement may take. */
  readonly silenceMs: number
}
