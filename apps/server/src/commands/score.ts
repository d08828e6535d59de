import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import type { Command, CommandIo } from './command.ts'
import { refuse } from './refuse.ts'
import { startScorers } from './start-scorers.ts'

const pairsAtOnce = 16

/** Scores many pairs, on all cores, one line in for each line out. */
export const scoreCommand: Command = {
  summary: 'Score pairs: lines of {"id", "cv_text", "jd_text"} in, lines with scores out',
  usage: 'score [< pairs.jsonl] [> scores.jsonl]',
  run: async (_, io) => {
    const scorers = startScorers(availableParallelism())
    try {
      return await scoreAll(io, scorers)
    } finally {
      await scorers.stop()
    }
  },
}

async function scoreAll(io: CommandIo, scorers: ReturnType<typeof startScorers>): Promise<number> {
  const pending: Promise<readonly string[]>[] = []
  const room = availableParallelism() * 4
  let batch: string[] = []
  let number = 0
  const flush = () => {
    if (batch.length > 0) pending.push(scorers.score(batch))
    batch = []
  }
  const write = async () => {
    const lines = await pending.shift()
    if (lines) io.stdout.write(lines.map((line) => `${line}\n`).join(''))
  }
  for await (const line of createInterface({
    input: io.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1
    if (line.trim() === '') continue
    if (!isPair(line)) {
      while (pending.length > 0) await write()
      return refuse(io, `Line ${number} is not a JSON object with "id", "cv_text" and "jd_text".`)
    }
    batch.push(line)
    if (batch.length === pairsAtOnce) flush()
    if (pending.length >= room) await write()
  }
  flush()
  while (pending.length > 0) await write()
  return 0
}

function isPair(line: string): boolean {
  try {
    const pair: unknown = JSON.parse(line)
    return (
      typeof pair === 'object' &&
      pair !== null &&
      'id' in pair &&
      'cv_text' in pair &&
      typeof pair.cv_text === 'string' &&
      'jd_text' in pair &&
      typeof pair.jd_text === 'string'
    )
  } catch {
    return false
  }
}
