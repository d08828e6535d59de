import { mostSpellings } from '../text/spelling.ts'
import { type Token, tokenize } from '../text/tokenize.ts'

/** A value found in a text: the tokens from `first` to before `last`. */
export interface PhraseHit<Value> {
  readonly values: readonly Value[]
  readonly first: number
  readonly last: number
}

/**
 * Finds many phrases at once, the longest first, in one pass over the words. A phrase of one word
 * is found by its singular only ("accounting" is not "accounts"), a longer one by its words' roots
 * ("reconciled bank statements").
 */
export class PhraseIndex<Value> {
  readonly #singles = new Map<string, Value[]>()
  readonly #first = new Map<string, Node<Value>>()
  readonly #bases = new Set<string>()
  /** Of each spelling: 0 not asked yet, 1 nothing begins with it, else where in `#found` stands what does. */
  readonly #noted = new Uint16Array(mostSpellings + 1)
  readonly #found: (Beginning<Value> | null)[] = [null, null]

  /** Adds a phrase, given its tokens where they are known. The same phrase may stand for several values. */
  add(phrase: string, value: Value, tokens: readonly Token[] = tokenize(phrase)): void {
    if (this.#found.length > 2) throw new Error('Phrases are added before the first search.')
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
    for (let token = tokens[at]; token; token = tokens[at]) {
      const beginning = this.#beginningWith(token)
      const hit = beginning && longestFrom(beginning, tokens, at)
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
    let node: Node<Value> | undefined
    for (const { root } of tokens) {
      if (node) node = childFor(node, root)
      else {
        node = this.#first.get(root) ?? newNode()
        this.#first.set(root, node)
      }
    }
    if (!node) return
    if (!node.values) node.values = [value]
    else if (!node.values.includes(value)) node.values.push(value)
  }

  /** Each spelling is looked up once: most words of a text begin nothing, and a number tells. */
  #beginningWith(token: Token): Beginning<Value> | null {
    const noted = this.#noted[token.spelling] ?? 0
    if (noted > 0) return this.#found[noted] ?? null
    const beginning = this.#lookUp(token)
    if (token.spelling === 0) return beginning
    this.#noted[token.spelling] = beginning ? this.#found.length : 1
    if (beginning) this.#found.push(beginning)
    return beginning
  }

  #lookUp({ word, base, root }: Token): Beginning<Value> | null {
    const phrases = this.#first.get(root) ?? null
    const single = this.#singles.get(word) ?? this.#singles.get(base) ?? null
    return phrases || single ? { phrases, single } : null
  }
}

/** What begins with a word: phrases that go on from it, and the word by itself. */
interface Beginning<Value> {
  readonly phrases: Node<Value> | null
  readonly single: readonly Value[] | null
}

/** A word within phrases. Nearly all go on with one word only, which needs no table. */
interface Node<Value> {
  values: Value[] | null
  onlyRoot: string
  only: Node<Value> | null
  children: Map<string, Node<Value>> | null
}

function newNode<Value>(): Node<Value> {
  return { values: null, onlyRoot: '', only: null, children: null }
}

function childOf<Value>(node: Node<Value>, root: string): Node<Value> | undefined {
  if (node.children) return node.children.get(root)
  return node.only && node.onlyRoot === root ? node.only : undefined
}

function childFor<Value>(node: Node<Value>, root: string): Node<Value> {
  const known = childOf(node, root)
  if (known) return known
  const child = newNode<Value>()
  if (node.children) node.children.set(root, child)
  else if (node.only) {
    node.children = new Map([
      [node.onlyRoot, node.only],
      [root, child],
    ])
  } else {
    node.onlyRoot = root
    node.only = child
  }
  return child
}

function longestFrom<Value>(
  { phrases, single }: Beginning<Value>,
  tokens: readonly Token[],
  first: number,
): PhraseHit<Value> | undefined {
  let node = phrases ?? undefined
  let longest: PhraseHit<Value> | undefined
  for (let at = first + 1; node; at += 1) {
    const token = tokens[at]
    if (!token || token.isApart) break
    node = childOf(node, token.root)
    if (node?.values) longest = { values: node.values, first, last: at + 1 }
  }
  return longest ?? (single ? { values: single, first, last: first + 1 } : undefined)
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
