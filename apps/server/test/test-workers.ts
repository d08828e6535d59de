import { createEngineProcess } from '../src/analyses/engine-process.ts'
import { lazyReadingPool } from '../src/analyses/lazy-reading-pool.ts'
import type { Db } from '../src/database/database.ts'
import type { Metrics } from '../src/http/metrics.ts'
import { chooseWriter } from '../src/writing/choose-writer.ts'
import type { ModelSettings } from '../src/writing/model-settings.ts'

/** One engine and one pool for all tests of a file: each starts with its first use and ends with the file. */
export const testEngine = createEngineProcess()
export const testReadingPool = lazyReadingPool({ children: 1 })

interface WriterParts {
  readonly ai: ModelSettings | undefined
  readonly db: Db
  readonly metrics: Metrics
  readonly now: () => number
}

/** The writer that the settings ask for; a slow model is given up soon, so that tests need not wait. */
export function testWriter({ ai, ...parts }: WriterParts) {
  return chooseWriter({ ...parts, settings: ai, engine: testEngine, patienceMs: 1_000 })
}
