import type { Span } from '../../../text/span.ts'

const mostLetters = 60

/** "You're curious, pragmatic and low ego" lists no things to know, and nothing that one does. */
export function tellsOfCharacter(text: string, { start, end }: Span): boolean {
  if (end - start > mostLetters || text.charAt(start).toLowerCase() !== 'y') return false
  const said = text.slice(start, end)
  return /^you(?:['’]re| are) (?!an?\b)/i.test(said) && !ofSkill.test(said)
}

const ofSkill =
  /\b(?:with|in|on|of|to|at|for|as)\b|\b(?:registered|licen[cs]ed|certified|qualified|chartered)\b/i
