import { wordAmong } from '../../text/forms/word-trait.ts'
import type { Posting } from '../posting.ts'

/** "ECHO experience": letters that stand for something are what it is of. Tokens from `first` to before `last`. */
export function isExperienceOf(
  { text, tokens }: Pick<Posting, 'text' | 'tokens'>,
  first: number,
  last: number,
): boolean {
  const [own, end] = [tokens[last - 2], tokens[last - 1]]
  if (!own || !end || last - first !== 2 || !ofLearning.has(end)) return false
  return /^\p{Lu}{2,8}$/u.test(text.slice(own.start, own.end))
}

const ofLearning = wordAmong('experience knowledge skills expertise training exposure'.split(' '))
