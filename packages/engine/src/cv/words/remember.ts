const mostKept = 4_000
const forgets: (() => void)[] = []

/** The same reading, done once for each stretch of words: a line of a CV is asked the same things many times. */
export function remember<Value>(read: (words: string) => Value): (words: string) => Value {
  // A map that is cleared hands its old table's words on to the garbage of the next collection; a new one does not.
  let memory = new Map<string, Value>()
  // What was asked last is often asked again at once, and comparing takes less than looking up.
  let lastWords: string | null = null
  let lastValue: Value | undefined
  forgets.push(() => {
    if (memory.size > 0) memory = new Map()
    lastWords = null
    lastValue = undefined
  })
  return (words) => {
    if (lastValue !== undefined && lastWords === words) return lastValue
    const known = memory.get(words)
    const value = known === undefined ? read(words) : known
    if (known === undefined) {
      if (memory.size >= mostKept) memory = new Map()
      memory.set(words, value)
    }
    lastWords = words
    lastValue = value
    return value
  }
}

/** Ends what is remembered with the CV it was read from, so that none of its words stay behind. */
export function forget(): void {
  for (const forgetWords of forgets) forgetWords()
}
