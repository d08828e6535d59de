import type { Token } from '../../../text/tokenize.ts'

const mostFigures = 3
const mostWordsBetween = 2

/**
 * Whether a number says how many: "inspect 60 rooms", "a team of 14-18 attendants". Whoever inspects 70 has
 * done the same work. In "a 5 axis mill", "Level 3 awards" and "Office 365 apps" it is a part of a name.
 */
export function isAmount(text: string, tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]
  if (!number || !isNumber(number) || isNamed(text, tokens, at)) return false
  let last = number
  for (const next of tokens.slice(at + 1, at + 2 + mostWordsBetween)) {
    const between = text.slice(last.end, next.start)
    if (last === number && /^ ?[-–] ?$|^ to $/.test(between) && isNumber(next)) {
      last = next
      continue
    }
    if (!/^\+? $/.test(between) || isNumber(next)) return false
    if (isPlural.test(next.word)) return true
    last = next
  }
  return false
}

const isPlural = /^\p{L}+[^sui]s$/u

function isNumber({ word }: Token): boolean {
  return word.length <= mostFigures && /^\d+$/.test(word)
}

function isNamed(text: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before) return false
  if (ofName.test(before.word)) return true
  return at > 1 && /^\p{Lu}/u.test(text.charAt(before.start)) && !isNumber(before)
}

const ofName =
  /^(?:level|class|cat|category|grade|stage|key|tier|type|part|phase|year|zone|step|band|scale|stairway|axis|version|iso|bs|en)$/
