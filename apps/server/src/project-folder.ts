import { join } from 'node:path'

/** Where Rolefit lies, from whichever folder it was started. */
export const projectFolder = join(import.meta.dirname, '../../..')
