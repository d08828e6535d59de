import { WordTrait } from '../forms/word-trait.ts'
import { isPlainLetterOrDigit } from '../letters/character-kinds.ts'
import type { Token } from '../tokenize.ts'

interface WordPattern {
  /** Tells the words that a match begins with, as `beginningWith` does. */
  readonly begins: WordTrait
  /** With the flag y: it is tried where such a word stands, and nowhere else. */
  readonly pattern: RegExp
}

/** For words by which a match begins, also behind an apostrophe or signs of a wrong encoding: "l'hotel". */
export function beginningWith(words: readonly string[]): WordTrait {
  return new WordTrait(({ word }) => words.some((own) => word.endsWith(own)))
}

/**
 * All matches of a pattern that begins with one of some words, as `matchAll` gives them: few words of a
 * text are such, and a pattern that is tried at each letter takes longer than all of them.
 */
export function matchesAtWords(
  text: string,
  tokens: readonly Token[],
  { begins, pattern }: WordPattern,
): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  let behind = 0
  for (const token of tokens) {
    if (token.start >= text.length) break
    if (!begins.has(token)) continue
    for (let at = token.start; at < token.end; at += 1) {
      // Behind a plain letter or figure nothing begins.
      const isInside = at > token.start && isPlainLetterOrDigit(text.charCodeAt(at - 1))
      if (at < behind || isInside) continue
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (!match) continue
      found.push(match)
      behind = pattern.lastIndex
    }
  }
  return found
}
