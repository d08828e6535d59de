import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import { bulletBeginnings } from '../lexicon/bullet-beginnings.ts'
import { nameJoiners } from '../lexicon/head-words.ts'

const fewestWords = 20
/** One capital in mid-sentence may be a name. */
const fewestCuts = 2

/**
 * Where a list that lost its line breaks begins its next bullet: "… and verbal communication Ability
 * to hire Proven record of sales" begins anew at "Ability" and "Proven".
 */
export function findRunOns(text: string, tokens: readonly Token[]): number[] {
  if (tokens.length < fewestWords) return []
  const found: number[] = []
  let before: Token | undefined
  for (const token of tokens) {
    if (before && beginsAnew(text, before, token) && opens(text, token)) found.push(token.start)
    before = token
  }
  return found.length >= fewestCuts ? found : []
}

function opens(text: string, token: Token): boolean {
  return beginning.has(token) || wish.test(text.slice(token.start, token.start + lettersOfWish))
}

const lettersOfWish = 70
/** "Salesforce or CRM experience preferred". */
const wish =
  /^\p{Lu}[\p{L}-]+(?:(?: or | and | |\/)[\p{L}-]+)? (?:experience|knowledge|background|certification)(?: is)? (?:strongly |highly )?(?:preferred|required|desired|desirable|a plus|an asset|helpful)\b/u

function beginsAnew(text: string, before: Token, token: Token): boolean {
  const { start, end } = token
  if (!isCapitalAt(text, start) || !/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)))
    return false
  if (!/^[\p{Ll}\d]/u.test(text.charAt(before.start)) || parts.has(before)) return false
  if (!/^[)”"’]?\s+$/.test(text.slice(before.end, start))) return false
  return !/^[ \t]+\p{Lu}\p{Ll}+[ \t]+\p{Lu}/u.test(text.slice(end, end + 40))
}

const beginning = wordAmong([...workVerbs, ...bulletBeginnings])

/** Behind these a capital goes on with a name: "Bachelor of Science", "the Work Council". */
const parts = wordAmong([
  ...nameJoiners,
  ...'a an or to with at by from as our your their its is are be this that these those other such'.split(
    ' ',
  ),
])
