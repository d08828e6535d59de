import type { Example } from './example.ts'

/**
 * The sample CV and posting in `content/example`, analysed. Null until the engine can be asked: the
 * page then explains by a drawing what a result looks like, without any number.
 */
export function findExample(): Example | null {
  return null
}
