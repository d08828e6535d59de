import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createReadingPool } from '@rolefit/documents'

interface HostileRow {
  readonly name: string
  readonly answer: string
  readonly milliseconds: number
  /** Until the next harmless file was read. */
  readonly recovery: number
}

export interface Safety {
  readonly rows: readonly HostileRow[]
  readonly mostParentMegabytes: number
}

const harmless = Buffer.from('Mara Lindqvist\nPlant Engineer\n')

/** Reads every hostile file with one child and looks at what becomes of the parent. */
export async function measureSafety(paths: readonly string[]): Promise<Safety> {
  const pool = createReadingPool({ children: 1 })
  await pool.read(harmless, 'cv.txt')
  let mostParentMegabytes = 0
  const look = setInterval(() => {
    mostParentMegabytes = Math.max(mostParentMegabytes, parentMegabytes())
  }, 20)
  const rows: HostileRow[] = []
  for (const path of paths) {
    const bytes = readFileSync(path)
    const started = performance.now()
    const result = await pool.read(bytes, basename(path))
    const answered = performance.now()
    await pool.read(harmless, 'cv.txt')
    rows.push({
      name: basename(path),
      answer: result.status === 'read' ? 'read' : result.reason,
      milliseconds: answered - started,
      recovery: performance.now() - answered,
    })
  }
  clearInterval(look)
  await pool.close()
  return { rows, mostParentMegabytes: Math.max(mostParentMegabytes, parentMegabytes()) }
}

export interface MemoryPoint {
  readonly filesRead: number
  readonly parent: number
  readonly child: number
}

/** V8 lets its heap grow towards its limit before it looks for garbage in earnest: some thousand files. */
const settled = 1000
const inARow = 200

/** Memory while many files are read in a row, ending with 200 after the heap has settled. */
export async function measureLeak(paths: readonly string[]): Promise<readonly MemoryPoint[]> {
  const pool = createReadingPool({ children: 1 })
  const files = paths.map((path) => ({ name: basename(path), bytes: readFileSync(path) }))
  const points: MemoryPoint[] = []
  for (let read = 1; read <= settled + inARow; read += 1) {
    const file = files[read % files.length]
    if (file) await pool.read(file.bytes, file.name)
    if (read % inARow === 0) {
      points.push({ filesRead: read, parent: parentMegabytes(), child: childMegabytes() })
    }
  }
  await pool.close()
  return points
}

function parentMegabytes(): number {
  return process.memoryUsage.rss() / 1024 / 1024
}

/** The one child of this process, by the system's own list. */
function childMegabytes(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  const sizes = children.filter(Boolean).map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  })
  return Math.max(0, ...sizes)
}
