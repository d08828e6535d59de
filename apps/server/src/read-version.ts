import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project-folder.ts'

/** The version in the project's own package.json. */
export function readVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
  const hasVersion = typeof parsed === 'object' && parsed !== null && 'version' in parsed
  return hasVersion ? String(parsed.version) : 'unknown'
}
