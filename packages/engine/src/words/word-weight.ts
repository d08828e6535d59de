import { noteWord, wordNote, wordNotes } from '../text/forms/spelling.ts'
import type { Token } from '../text/tokenize.ts'
import { plainRoots, stopRoots } from './everyday-words.ts'

/** How much a word tells of a job, from 0 to 1, by its root. */
export interface WordWeights {
  weigh(root: string): number
  /** The same by the root's number, where it has one. */
  weighNumbered(root: string, number: number): number
  isStop(root: string): boolean
  /** Whether the word data uses the word at all. */
  isKnown(root: string): boolean
  /** The same of a token's root, without its letters. */
  weighToken(token: Token): number
  isKnownToken(token: Token): boolean
}

const plainWeight = 0.08
const unknownWeight = 0.5
/** A word at home in one field says most; in four or more it says a third of that. */
const weightByFields = [unknownWeight, 1, 0.7, 0.5, 0.35, 0.25]

/**
 * Learns how much each word tells from the fields whose skills and titles use it: one that only one
 * field uses names that field, one that all use names none.
 */
export function learnWordWeights(
  fieldsByRoot: ReadonlyMap<string, readonly string[]>,
): WordWeights {
  const stops = stopRoots()
  const weights = new Map<string, number>()
  for (const [root, fields] of fieldsByRoot) weights.set(root, weightByCount(fields.length))
  for (const root of plainRoots()) weights.set(root, plainWeight)
  for (const root of [...weights.keys(), ...stops]) {
    if (stops.has(root) || root.length < 2) weights.set(root, 0)
  }
  const weigh = (root: string) => weights.get(root) ?? (root.length < 2 ? 0 : unknownWeight)
  return {
    weigh,
    weighNumbered: numberedWeights(weigh),
    isStop: (root) => stops.has(root),
    isKnown: (root) => fieldsByRoot.has(root),
    ...byNumber(weigh, (root) => fieldsByRoot.has(root)),
  }
}

/** A weight is one of a few, and noted by its place among them, from 1. */
const levels = [...new Set([0, plainWeight, ...weightByFields])]

/** Weights by the numbers of roots, whose letters are looked up once. */
function numberedWeights(weigh: WordWeights['weigh']): WordWeights['weighNumbered'] {
  const notes = new Uint8Array(2 ** 16)
  return (root, number) => {
    const noted = notes[number] ?? 0
    if (noted > 0) return levels[noted - 1] ?? 0
    const weight = weigh(root)
    if (number > 0) notes[number] = levels.indexOf(weight) + 1
    return weight
  }
}

/** A small number for each word holds all there is to know of its weight. */
function byNumber(
  weigh: WordWeights['weigh'],
  isKnown: WordWeights['isKnown'],
): Pick<WordWeights, 'weighToken' | 'isKnownToken'> {
  const readNote = ({ root }: Token) =>
    (levels.indexOf(weigh(root)) + 1) | (isKnown(root) ? knownBit : 0)
  const noteOf = areWeightsNoted ? readNote : notedWith(readNote)
  areWeightsNoted = true
  return {
    weighToken: (token) => levels[(noteOf(token) & ~knownBit) - 1] ?? 0,
    isKnownToken: (token) => (noteOf(token) & knownBit) !== 0,
  }
}

/** Words have room for one note of their weight: the first word data has it, and there is no other but in tests. */
let areWeightsNoted = false

function notedWith(readNote: (token: Token) => number): (token: Token) => number {
  return (token) => {
    const noted = wordNote(token.record, wordNotes.weight)
    if (noted > 0) return noted
    const note = readNote(token)
    noteWord(token.record, wordNotes.weight, note)
    return note
  }
}

const knownBit = 128

function weightByCount(fields: number): number {
  return weightByFields[Math.min(fields, weightByFields.length - 1)] ?? 0
}
