import type { EngineProcess } from '../analyses/engine-process.ts'

interface Claim {
  readonly text: string
  /** All that the text may draw on. */
  readonly source: string
  /** Our own wording of it: what it leaves open may stay open. */
  readonly draft?: string
  /** A line has to keep whether something was found or not. */
  readonly isLine?: boolean
}

const denial = /\b(?:no|not|never|none|without|missing|lacks?|absent|check|unclear|n['’]t)\b/i
const address = /https?:|www\.|\S+@\S+|\b[a-z\d-]+\.(?:com|net|org|io|example)\b/gi
const bracketed = /\[[^\]\n]*\]?/g
const leastShare = 0.5
const shortestTelling = 5
const stem = 5

/** For each text that a model wrote what is wrong with it; nothing where it says no more than its source. */
export function findFaults(
  engine: EngineProcess,
  claims: readonly Claim[],
): Promise<readonly (readonly string[])[]> {
  return Promise.all(claims.map((claim) => faultsOf(engine, claim)))
}

async function faultsOf(
  engine: EngineProcess,
  { text, source, draft = '', isLine = false }: Claim,
): Promise<string[]> {
  const question = { texts: [text], cvText: source, userFacts: [] }
  const [invented = []] = await engine.ask('findInvented', question)
  return [
    ...invented.map(({ kind, claim }) => `${kind}: ${claim}`),
    ...(isLine && denial.test(source) !== denial.test(text) ? ['turned round'] : []),
    ...(isGrounded(text, source) ? [] : ['not from its source']),
    ...(text.match(address) ?? []).filter((each) => !source.includes(each)),
    ...(text.match(bracketed) ?? []).filter((each) => !isPlaceholder(each, `${source}\n${draft}`)),
  ]
}

/** What stands in square brackets is no claim to the fact gate, so nothing may be said there that is new. */
function isPlaceholder(words: string, known: string): boolean {
  return words === '[number]' || known.includes(words)
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
