import { createEngineProcess } from '../src/analyses/engine-process.ts'
import { lazyReadingPool } from '../src/analyses/lazy-reading-pool.ts'

/** One engine and one pool for all tests of a file: each starts with its first use and ends with the file. */
export const testEngine = createEngineProcess()
export const testReadingPool = lazyReadingPool({ children: 1 })
