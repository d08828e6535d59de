import { RootSet } from '../text/root-set.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'

/** This many words in a row that also stand in the posting were copied from it, not written. */
const runLength = 12

/** Stretches of a CV that repeat the posting word for word. */
export function findCopied(cv: readonly Token[], job: readonly Token[]): Span[] {
  const jobRoots = new RootSet(job)
  const runs = new JobRuns(job)
  const copied: Span[] = []
  let shared = 0
  for (let at = 0; at < cv.length; at += 1) {
    const token = cv[at]
    shared = token && jobRoots.has(token) ? shared + 1 : 0
    if (shared < runLength) continue
    const first = cv[at - runLength + 1]
    if (!token || !first || !runs.has(cv, at - runLength + 1)) continue
    const before = copied.at(-1)
    if (before && before.end >= first.start)
      copied[copied.length - 1] = { start: before.start, end: token.end }
    else copied.push({ start: first.start, end: token.end })
  }
  return copied
}

/** The runs of a posting, put together only when a CV has enough of its words in a row. */
class JobRuns {
  readonly #tokens: readonly Token[]
  #runs: ReadonlySet<string> | undefined

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  has(tokens: readonly Token[], at: number): boolean {
    this.#runs ??= new Set(
      this.#tokens.slice(runLength - 1).map((_, index) => runAt(this.#tokens, index)),
    )
    return this.#runs.has(runAt(tokens, at))
  }
}

function runAt(tokens: readonly Token[], at: number): string {
  let run = ''
  for (let i = at; i < at + runLength; i += 1) run += `${tokens[i]?.root ?? ''} `
  return run
}
