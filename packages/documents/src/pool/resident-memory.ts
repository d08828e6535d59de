import { readFileSync } from 'node:fs'

/** Megabytes a process holds in memory, 0 where the system does not say (it does on Linux only). */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
