import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const roomyBytes = 1024 ** 3

/**
 * Where tests keep their databases: in memory where there is room, since every one of them waits for
 * the disk at each commit. What kills a process loses nothing there either.
 */
export function quickFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomyBytes ? memory : tmpdir()
}
