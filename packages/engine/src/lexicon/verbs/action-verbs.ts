import { mostSpellings, numberRoot } from '../../text/forms/spelling.ts'
import { WordTrait, wordAmong } from '../../text/forms/word-trait.ts'
import { numberOfRoot, type Token } from '../../text/tokenize.ts'
import { isLikeItsVerb, verbRootOf } from './action-nouns.ts'
import { sameDeeds } from './same-deeds.ts'

/** Which nouns say what a verb does, by the numbers of their roots: "management" for "manage". */
export class ActionVerbs {
  readonly #nouns: number[][] = [[]]
  /** Of each root, where in `#nouns` stands what says it as a verb. */
  readonly #at = new Uint16Array(mostSpellings + 1)
  readonly #learned = new Uint8Array(mostSpellings + 1)

  /** Learns the noun that a phrase ends in. */
  learn(phrase: readonly Token[]): void {
    const noun = phrase.length > 1 ? phrase.at(-1) : undefined
    if (!noun) return
    const number = numberOfRoot(noun)
    if (this.#learned[noun.spelling]) return
    this.#learned[noun.spelling] = 1
    const verb = verbRootOf(noun.base)
    const isLike = isLikeItsVerb(noun.base)
    if (verb) this.#link(numberRoot(verb), number)
    if (isLike) this.#link(number, number)
    for (const same of sameDeeds(verb ?? (isLike ? noun.root : '')))
      this.#link(numberRoot(same), number)
  }

  /** Whether a word may be a verb with a noun for what it does. */
  knows(word: Token): boolean {
    return this.#at[word.rootNumber] !== 0
  }

  /**
   * The nouns of a verb as it stands in a sentence; where they are like it, only its ending shows a verb,
   * or the "to" before it, if nothing else does.
   */
  nounsOf(verb: Token, before: Token | true | undefined): readonly number[] {
    const number = verb.rootNumber
    const at = this.#at[number] ?? 0
    const nouns = this.#nouns[at] ?? []
    if (at === 0 || !nouns.includes(number) || endsAsVerb.has(verb)) return nouns
    if (before === true || leadsToVerb.has(before)) return nouns
    return nouns.filter((noun) => noun !== number)
  }

  #link(verb: number, noun: number): void {
    const known = this.#nouns[this.#at[verb] ?? 0] ?? []
    if (known.length === 0) this.#at[verb] = this.#nouns.push([noun]) - 1
    else if (!known.includes(noun)) known.push(noun)
  }
}

const endsAsVerb = new WordTrait(({ word }) => /(?:ing|ed)$/.test(word))
const leadsToVerb = wordAmong(['to', 'will', 'can', 'must', 'should'])
