import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Milliseconds of processor time by process: the server's own, and its children's by what they run. */
export type ProcessorTime = ReadonlyMap<string, number>

/** A tick of the kernel's account of processor time. */
const tickMs = 10

/** What a process and its children have used so far, as the kernel counts it, with children that ended. */
export function readProcessorTime(pid: number): ProcessorTime {
  const [user, system, endedUser, endedSystem] = ticksOf(pid)
  const times = new Map([
    ['server', (user + system) * tickMs],
    ['children that ended', (endedUser + endedSystem) * tickMs],
  ])
  for (const child of childrenOf(pid)) {
    const [childUser, childSystem] = ticksOf(child)
    const name = scriptOf(child)
    times.set(name, (times.get(name) ?? 0) + (childUser + childSystem) * tickMs)
  }
  return times
}

/** What was used between two readings, for each of so many rounds. */
export function processorTimePerRound(
  before: ProcessorTime,
  after: ProcessorTime,
  rounds: number,
): ProcessorTime {
  const spent = [...after].map(([name, milliseconds]): [string, number] => [
    name,
    (milliseconds - (before.get(name) ?? 0)) / rounds,
  ])
  return new Map(spent.filter(([, milliseconds]) => milliseconds > 0))
}

function ticksOf(pid: number): readonly [number, number, number, number] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  // The name, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return [user, system, endedUser, endedSystem]
}

function childrenOf(pid: number): readonly number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim()
  return list === '' ? [] : list.split(' ').map(Number)
}

function scriptOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0')
  return basename(words.find((word) => word.endsWith('.ts')) ?? 'other', '.ts')
}
