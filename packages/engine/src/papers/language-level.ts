/** A level of a language as all of Europe names it as a number, from "A1" to "C2", the next always one more. */
export function rankOf(level: string): number {
  return level.charCodeAt(0) * 2 + Number(level[1])
}
