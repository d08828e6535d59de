import type { Token } from '../tokenize.ts'
import { noteWord, type Spelling, wordNote, wordNotes } from './spelling.ts'
import { wordRoot } from './word-forms.ts'

/**
 * A question that a word's forms alone answer, such as whether it is one of a list. All such questions
 * are answered when a word is first met; what came of them is one number in its record, its kind.
 * A question may not ask another one.
 */
export class WordTrait {
  readonly #isSo: (forms: Spelling) => boolean
  /** Where the answer stands among those of a kind; made after a text was read, the question is asked each time. */
  readonly #cell: number
  readonly #mask: number

  constructor(isSo: (forms: Spelling) => boolean, list: WordList | null = null) {
    const hasPlace = kinds.length === 0
    if (hasPlace && traits === mostTraits) throw new RangeError('More traits than have a place')
    this.#isSo = isSo
    this.#cell = traits >>> 5
    this.#mask = hasPlace ? 1 << (traits & 31) : 0
    if (!hasPlace) return
    if (list)
      for (const word of list.words) list.traits.set(word, [...traitsIn(list, word), traits])
    else questions.push({ trait: traits, isSo })
    traits += 1
  }

  /** Whether it is so of a token's word; there may be no token. */
  has(token: Token | undefined): boolean {
    if (!token) return false
    const kind = token.kind || kindOf(token)
    if (kind === 0 || this.#mask === 0) return this.#isSo(token)
    return ((answers[kind * cellsEach + this.#cell] ?? 0) & this.#mask) !== 0
  }
}

/** Whether a word is one of these, given as they are when folded. */
export function wordAmong(words: Iterable<string>): WordTrait {
  const all = new Set(words)
  return new WordTrait(({ word }) => all.has(word), { words: all, traits: traitsByWord })
}

/** Whether a word is a form of one of these. */
export function rootAmong(words: Iterable<string>): WordTrait {
  const all = new Set(Array.from(words, wordRoot))
  return new WordTrait(({ root }) => all.has(root), { words: all, traits: traitsByRoot })
}

/** Words of which something is so, and where it is noted of which traits. */
interface WordList {
  readonly words: ReadonlySet<string>
  readonly traits: Map<string, readonly number[]>
}

function traitsIn({ traits }: Pick<WordList, 'traits'>, word: string): readonly number[] {
  return traits.get(word) ?? none
}

const none: readonly number[] = []
const cellsEach = 8
const mostTraits = cellsEach * 32
const mostKinds = 2 ** 12
let traits = 0
/** Most traits are lists of words, so a new word is looked up once for all of them; the other ones are asked. */
const traitsByWord = new Map<string, readonly number[]>()
const traitsByRoot = new Map<string, readonly number[]>()
const questions: { readonly trait: number; readonly isSo: (forms: Spelling) => boolean }[] = []
/** Of each kind of word the answers, a bit for each, as a text that tells kinds apart. They are numbered from 1. */
const kinds: string[] = []
const numbers = new Map<string, number>()
const answers = new Uint32Array((mostKinds + 1) * cellsEach)

/** The kind of a word that had none when its text was read. */
function kindOf(token: Token): number {
  return wordNote(token.record, wordNotes.kind) || noteKind(token)
}

/** Finds the kind of a word and notes it; 0 for a word without a record, and past the last kind. */
function noteKind(token: Token): number {
  if (token.record === 0) return 0
  const own = new Uint32Array(cellsEach)
  const note = (trait: number) => {
    own[trait >>> 5] = (own[trait >>> 5] ?? 0) | (1 << (trait & 31))
  }
  traitsIn({ traits: traitsByWord }, token.word).forEach(note)
  traitsIn({ traits: traitsByRoot }, token.root).forEach(note)
  for (const { trait, isSo } of questions) if (isSo(token)) note(trait)
  const key = own.join()
  const kind = numbers.get(key) ?? addKind(key, own)
  noteWord(token.record, wordNotes.kind, kind)
  return kind
}

function addKind(key: string, own: Uint32Array): number {
  if (kinds.length === mostKinds) return 0
  kinds.push(key)
  numbers.set(key, kinds.length)
  answers.set(own, kinds.length * cellsEach)
  return kinds.length
}
