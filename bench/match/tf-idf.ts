import type { EvaluationSet, Pair } from './pairs.ts'

type Vector = ReadonlyMap<string, number>

/** The yardstick: cosine of TF-IDF vectors, as a search engine would compare two texts. */
export function tfIdfScorer({ cvs, jobs }: EvaluationSet): (pair: Pair) => number {
  const documents = [...cvs.values(), ...jobs.values()].map(countWords)
  const spread = new Map<string, number>()
  for (const words of documents) {
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  }
  const vectorOf = (text: string): Vector => {
    const weighted = [...countWords(text)].map(([word, count]): [string, number] => [
      word,
      (1 + Math.log(count)) * Math.log((1 + documents.length) / (1 + (spread.get(word) ?? 0))),
    ])
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1
    return new Map(weighted.map(([word, weight]) => [word, weight / length]))
  }
  const cvVectors = new Map([...cvs].map(([id, text]) => [id, vectorOf(text)]))
  const jobVectors = new Map([...jobs].map(([id, text]) => [id, vectorOf(text)]))
  return ({ cv, job }) => 100 * dot(cvVectors.get(cv), jobVectors.get(job))
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[a-z][a-z0-9+#.]+/g) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function dot(a: Vector | undefined, b: Vector | undefined): number {
  let sum = 0
  for (const [word, weight] of a ?? []) sum += weight * (b?.get(word) ?? 0)
  return sum
}
