import type { Span } from '../../text/span.ts'

interface Letters {
  readonly said: string
  readonly before?: RegExp
  readonly behind?: RegExp
}

/** Letters that are known for one thing and mean another beside these words. */
const letters: readonly Letters[] = [
  // The permit of who drives for a living in South Africa, and no plan of one's development.
  { said: 'PDP', before: /\b(?:licen[cs]e|driver|driving|code|valid|EC1?|C1)\b[^.;\n]{0,24}$/i },
  // The test of knowledge for nurses from abroad, and no therapy.
  { said: 'CBT', before: /\bNMC(?:['’]s)? $/ },
  { said: 'CBT', behind: /^ (?:(?:exam|test|part 1) )?(?:pass(?:ed)?|score|result)\b/i },
]

/** Whether letters mean something else than the word data knows by them: what they mean is asked for as it stands. */
export function isOtherLetters(text: string, { start, end }: Span): boolean {
  if (end - start > mostLetters) return false
  const said = text.slice(start, end)
  return letters.some(
    (each) =>
      each.said === said &&
      (each.before?.test(text.slice(Math.max(0, start - lettersAround), start)) ?? true) &&
      (each.behind?.test(text.slice(end, end + lettersAround)) ?? true),
  )
}

const mostLetters = 3
const lettersAround = 48
