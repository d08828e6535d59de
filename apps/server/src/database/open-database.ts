import type { Database, DatabasePlace } from './database.ts'

/** Opens Postgres where an address is given, else the embedded database in the data folder. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  patience,
}: DatabasePlace): Promise<Database> {
  // Loaded on demand: a start needs only one of the two.
  if (databaseUrl) return (await import('./open-postgres.ts')).openPostgres(databaseUrl, patience)
  return (await import('./open-sqlite.ts')).openSqlite(dataDir)
}
