const mostKept = 4_000
const memories: Map<string, unknown>[] = []

/** The same reading, done once for each stretch of words: a line of a CV is asked the same things many times. */
export function remember<Value>(read: (words: string) => Value): (words: string) => Value {
  const memory = new Map<string, Value>()
  memories.push(memory)
  return (words) => {
    const known = memory.get(words)
    if (known !== undefined) return known
    const value = read(words)
    if (memory.size >= mostKept) memory.clear()
    memory.set(words, value)
    return value
  }
}

/** Ends what is remembered with the CV it was read from, so that none of its words stay behind. */
export function forget(): void {
  for (const memory of memories) if (memory.size > 0) memory.clear()
}
