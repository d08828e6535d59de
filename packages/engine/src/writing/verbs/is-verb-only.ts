import { alsoNouns } from './present-verb.ts'
import { readVerb } from './read-verb.ts'

/** Whether a word begins a task and names nothing besides: "detect", but not "support". */
export function isVerbOnly(word: string): boolean {
  return readVerb(word)?.form === 'base' && !alsoNouns.has(word)
}
