const lines = new Map<string, Promise<void>>()

/**
 * Runs the works of one name one after the other, on this node: a courtesy that saves work, and no guard.
 * What must not happen twice is the database's to refuse.
 */
export function inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(work)
  const ended = mine.then(
    () => {},
    () => {},
  )
  lines.set(name, ended)
  void ended.then(() => {
    if (lines.get(name) === ended) lines.delete(name)
  })
  return mine
}
