import { createReadingPool, type PoolOptions, type ReadingPool } from '@rolefit/documents'

export interface LazyReadingPool extends ReadingPool {
  /** Starts the children before somebody waits for them. */
  readonly warm: () => void
}

/** A reading pool whose children start with the first file: most commands and tests read none. */
export function lazyReadingPool(options: PoolOptions): LazyReadingPool {
  let pool: ReadingPool | undefined
  const opened = () => {
    pool ??= createReadingPool(options)
    return pool
  }
  return {
    warm: () => void opened(),
    read: (bytes, fileName, readOptions) => opened().read(bytes, fileName, readOptions),
    close: async () => pool?.close(),
  }
}
