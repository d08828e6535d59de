import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second, whatever its clock. */
const tickMilliseconds = 10

/** Milliseconds a process has worked, null where the system does not say (it does on Linux only). */
export function processorMilliseconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // A process's name stands in brackets and may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? ticks * tickMilliseconds : null
  } catch {
    return null
  }
}
