import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { DatabasePlace } from '../../src/database/database.ts'

const writer = join(import.meta.dirname, 'write-until-killed.ts')

interface Stop {
  readonly work: 'trade' | 'analyze'
  /** The statement before which the process kills itself; at 0 it never does, and says how many there were. */
  readonly stop: number
}

/** Trades, or keeps an analysis, in a process of its own. */
export function runUntilKilled(
  { dataDir, databaseUrl }: DatabasePlace,
  { work, stop }: Stop,
): Promise<{ said: string; signal: string | null }> {
  return new Promise((resolve, reject) => {
    const args = [writer, dataDir, databaseUrl ?? '', String(stop), work]
    const child = execFile(process.execPath, args, (error, said, complaint) => {
      if (error && child.signalCode !== 'SIGKILL') reject(new Error(complaint || error.message))
      else resolve({ said, signal: child.signalCode })
    })
  })
}
