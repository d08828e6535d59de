import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** What a program started by a test is told: its own settings, and where compiled code is kept. */
export function childEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder), ...settings } : settings
}
