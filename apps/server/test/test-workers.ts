import { createEngineProcess } from '../src/analyses/engine/engine-process.ts'
import { lazyReadingPool } from '../src/analyses/lazy-reading-pool.ts'
import type { Db } from '../src/database/database.ts'
import type { Metrics } from '../src/http/metrics.ts'
import { chooseWriter } from '../src/writing/choose-writer.ts'
import type { ModelSettings } from '../src/writing/models/model-settings.ts'

/** One engine and one pool for all tests of a file: each starts with its first use and ends with the file. */
export const testEngine = createEngineProcess()
export const testReadingPool = lazyReadingPool({ children: 1 })

interface WriterParts {
  readonly ai: ModelSettings | undefined
  readonly db: Db
  readonly metrics: Metrics
  readonly now: () => number
  /** As long as a person waits, unless the test is about a model that is slower. */
  readonly patienceMs?: number | undefined
}

/** The writer that the settings ask for. */
export function testWriter({ ai, patienceMs = 20_000, ...parts }: WriterParts) {
  return chooseWriter({ ...parts, settings: ai, engine: testEngine, patienceMs })
}
