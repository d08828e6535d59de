import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EngineReply, isEngineReply } from './engine-questions.ts'

const entry = fileURLToPath(new URL('./engine-child.ts', import.meta.url))
const nurseryMegabytes = 16

interface Hearing {
  readonly heapMegabytes: number
  readonly onReply: (reply: EngineReply) => void
  /** Once it has ended, or could not be started. */
  readonly onEnd: (ended: ChildProcess) => void
}

/** Starts a process that answers the engine's questions. */
export function forkEngine({ heapMegabytes, onReply, onEnd }: Hearing): ChildProcess {
  const engine = fork(entry, {
    execArgv: engineFlags(heapMegabytes),
    env: onlyCompiledCode(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  engine.on('message', (reply) => {
    if (isEngineReply(reply)) onReply(reply)
  })
  engine.once('exit', () => onEnd(engine))
  engine.once('error', () => onEnd(engine))
  // An idle engine keeps nobody's program from ending.
  engine.unref()
  engine.channel?.unref()
  return engine
}

function engineFlags(heapMegabytes: number): string[] {
  return [
    `--max-old-space-size=${heapMegabytes}`,
    // What one question leaves fits into that; a smaller one is copied about, a larger one only held.
    `--min-semi-space-size=${nurseryMegabytes}`,
    `--max-semi-space-size=${nurseryMegabytes}`,
    // Each pattern is compiled at once, and not first into steps to be interpreted: it is tried again with the next line.
    '--no-regexp-tier-up',
    '--no-warnings',
  ]
}

/** The child learns nothing of our settings but where compiled code is kept, if it is: it starts sooner. */
function onlyCompiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}
