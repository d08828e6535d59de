import type { EngineProcess } from '../analyses/engine-process.ts'

interface Claim {
  readonly text: string
  /** All that the text may draw on. */
  readonly source: string
  /** A line has to keep whether something was found or not. */
  readonly isLine?: boolean
}

const denial = /\b(?:no|not|never|none|without|missing|lacks?|absent|check|unclear|n['’]t)\b/i
const address = /https?:|www\.|\S+@\S+|\b[a-z\d-]+\.(?:com|net|org|io|example)\b/gi
const leastShare = 0.5
const shortestTelling = 5
const stem = 5

/** What is wrong with texts that a model wrote; empty where they say no more than their sources. */
export async function findFaults(
  engine: EngineProcess,
  claims: readonly Claim[],
): Promise<readonly string[]> {
  const invented = await Promise.all(
    claims.map(({ text, source }) =>
      engine.ask('findInvented', { texts: [text], cvText: source, userFacts: [] }),
    ),
  )
  return [
    ...invented.flat(2).map(({ kind, claim }) => `${kind}: ${claim}`),
    ...claims.flatMap(({ text, source, isLine = false }) => [
      ...(isLine && denial.test(source) !== denial.test(text) ? ['turned round'] : []),
      ...(isGrounded(text, source) ? [] : ['not from its source']),
      ...(text.match(address) ?? []).filter((each) => !source.includes(each)),
    ]),
  ]
}

/** Most longer words of a rewording stand in what it rewords, in some form; an obeyed injection's do not. */
function isGrounded(text: string, source: string): boolean {
  const known = new Set(tellingWords(source))
  const words = tellingWords(text)
  const found = words.filter((word) => known.has(word)).length
  return words.length === 0 || found / words.length >= leastShare
}

function tellingWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= shortestTelling)
    .map((word) => word.slice(0, stem))
}
