import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'

/** This many words in a row that also stand in the posting were copied from it, not written. */
const runLength = 12

/** Stretches of a CV that repeat the posting word for word. */
export function findCopied(cv: readonly Token[], job: readonly Token[]): Span[] {
  if (cv.length < runLength || job.length < runLength) return []
  const runs = new Set<string>()
  for (let at = 0; at + runLength <= job.length; at += 1) runs.add(runAt(job, at))
  const copied: Span[] = []
  for (let at = 0; at + runLength <= cv.length; at += 1) {
    if (!runs.has(runAt(cv, at))) continue
    const start = cv[at]?.start ?? 0
    const end = cv[at + runLength - 1]?.end ?? start
    const before = copied.at(-1)
    if (before && before.end >= start) copied[copied.length - 1] = { start: before.start, end }
    else copied.push({ start, end })
  }
  return copied
}

function runAt(tokens: readonly Token[], at: number): string {
  let run = ''
  for (let i = at; i < at + runLength; i += 1) run += `${tokens[i]?.root ?? ''} `
  return run
}
