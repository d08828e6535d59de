import { tokenize } from '../../text/tokenize.ts'
import { stopRoots } from '../../words/everyday-words.ts'
import { plainRoot } from '../verbs/plain-root.ts'

/** Whether a line says what is asked, in any form and order: "handled 3 complaints" names "handle complaints". */
export function namesAlready(line: string, asked: string): boolean {
  if (line.toLowerCase().includes(asked.toLowerCase())) return true
  const said = new Set(rootsOf(line))
  const wanted = rootsOf(asked).filter((root) => !stopRoots().has(root))
  return wanted.length > 1 && wanted.every((root) => said.has(root))
}

function rootsOf(text: string): string[] {
  return tokenize(text).map(({ root }) => plainRoot(root))
}
