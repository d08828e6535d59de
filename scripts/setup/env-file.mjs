import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './project.mjs'

/** Tells Node to read the operator's settings, where there are any: the server and its commands go by the same. */
export function envFileFlags(folder = project) {
  const file = join(folder, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
