import { type Token, tokenize } from '../text/tokenize.ts'

/** A value found in a text: the tokens from `first` to before `last`. */
export interface PhraseHit<Value> {
  readonly values: readonly Value[]
  readonly first: number
  readonly last: number
}

interface Node<Value> {
  readonly next: Map<string, Node<Value>>
  readonly values: Value[]
}

/**
 * Finds many phrases at once, the longest first, in one pass over the words. A phrase of one word
 * is found by its singular only ("accounting" is not "accounts"), a longer one by its words' roots
 * ("reconciled bank statements").
 */
export class PhraseIndex<Value> {
  readonly #singles = new Map<string, Value[]>()
  readonly #root: Node<Value> = { next: new Map(), values: [] }
  readonly #bases = new Set<string>()

  /** Adds a phrase. The same phrase may stand for several values. */
  add(phrase: string, value: Value): void {
    const tokens = tokenize(phrase)
    for (const token of tokens) this.#bases.add(token.base)
    const [only] = tokens
    if (!only) return
    if (tokens.length > 1) this.#addPhrase(tokens, value)
    else for (const form of singleForms(phrase, only)) this.#addSingle(form, value)
  }

  /** Whether any phrase holds the word, given as its singular. */
  holds(base: string): boolean {
    return this.#bases.has(base)
  }

  /** The longest phrases, left to right, that do not overlap. */
  find(tokens: readonly Token[]): PhraseHit<Value>[] {
    const hits: PhraseHit<Value>[] = []
    let at = 0
    while (at < tokens.length) {
      const hit = this.#longestAt(tokens, at)
      if (hit) hits.push(hit)
      at = hit ? hit.last : at + 1
    }
    return hits
  }

  #addSingle(form: string, value: Value): void {
    const values = this.#singles.get(form)
    if (!values) this.#singles.set(form, [value])
    else if (!values.includes(value)) values.push(value)
  }

  #addPhrase(tokens: readonly Token[], value: Value): void {
    let node = this.#root
    for (const { root } of tokens) {
      const next = node.next.get(root) ?? { next: new Map(), values: [] }
      node.next.set(root, next)
      node = next
    }
    if (!node.values.includes(value)) node.values.push(value)
  }

  #longestAt(tokens: readonly Token[], first: number): PhraseHit<Value> | undefined {
    let node: Node<Value> | undefined = this.#root
    let longest: PhraseHit<Value> | undefined
    for (let at = first; node; at += 1) {
      const token = tokens[at]
      if (!token || (token.isApart && at > first)) break
      node = node.next.get(token.root)
      if (node && node.values.length > 0) longest = { values: node.values, first, last: at + 1 }
    }
    return longest ?? this.#singleAt(tokens, first)
  }

  #singleAt(tokens: readonly Token[], first: number): PhraseHit<Value> | undefined {
    const token = tokens[first]
    if (!token) return undefined
    const values = this.#singles.get(token.word) ?? this.#singles.get(token.base)
    return values && { values, first, last: first + 1 }
  }
}

/**
 * "welding" is also found as "welded": what somebody did is what they can do. An acronym keeps its
 * last letter: "FORS" is not the plural of "for".
 */
function singleForms(phrase: string, { word, base }: Token): string[] {
  if (/^[\p{Lu}\d]+$/u.test(phrase)) return [word, `${word}s`]
  const isGerund = base.length > 6 && base.endsWith('ing')
  return isGerund ? [base, `${base.slice(0, -3)}ed`] : [base]
}
