import type { DatabaseSync } from 'node:sqlite'

/** The embedded database's two connections: writers queue for one, reads never wait for them. */
export interface SqliteConnections {
  readonly writer: DatabaseSync
  /** Waits for the writer; the answer gives it back, after which reads see what was written. */
  readonly lockWriter: () => Promise<() => void>
  /** Reads what is committed, without waiting for a transaction under way. */
  readonly read: <T>(work: (database: DatabaseSync) => T) => Promise<T>
  readonly close: () => void
}

/**
 * All reads of one turn of the event loop share a snapshot, which spares each its own locks (about
 * half of what a small read costs). A write ends the snapshot at once, so that whoever wrote reads
 * it back. A database in memory has no second connection: there, reads wait as well.
 */
export function sqliteConnections(
  writer: DatabaseSync,
  reader: DatabaseSync | undefined,
): SqliteConnections {
  const lock = createLock()
  let isSnapshotOpen = false
  const endSnapshot = () => {
    if (isSnapshotOpen && reader?.isOpen) reader.exec('commit')
    isSnapshotOpen = false
  }
  const lockWriter = async () => {
    const unlock = await lock()
    return () => {
      endSnapshot()
      unlock()
    }
  }
  return {
    writer,
    lockWriter,
    read: async (work) => {
      if (reader) {
        if (!isSnapshotOpen) {
          reader.exec('begin')
          isSnapshotOpen = true
          setImmediate(endSnapshot)
        }
        return work(reader)
      }
      const release = await lockWriter()
      try {
        return work(writer)
      } finally {
        release()
      }
    },
    close: () => {
      endSnapshot()
      for (const database of [reader, writer]) if (database?.isOpen) database.close()
    },
  }
}

/** First come, first served. */
function createLock(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const before = last
    let unlock: () => void = () => {}
    last = new Promise((resolve) => {
      unlock = resolve
    })
    return before.then(() => unlock)
  }
}
