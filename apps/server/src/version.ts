import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const projectFolder = join(import.meta.dirname, '../../..')

/** The version in the project's own package.json. */
export function readVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
  const hasVersion = typeof parsed === 'object' && parsed !== null && 'version' in parsed
  return hasVersion ? String(parsed.version) : 'unknown'
}
