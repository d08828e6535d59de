import type { FactSources } from '@rolefit/engine'
import type { EngineProcess } from '../analyses/engine/engine-process.ts'

interface Claim {
  readonly text: string
  /** All that the text may draw on. */
  readonly source: string
  /** Names that may be used besides: where and as what something was done. */
  readonly about?: string
  /** What the same person says in other places: none of it may move into this text. */
  readonly elsewhere?: readonly string[]
  /** Our own wording of it: what it leaves open may stay open. */
  readonly draft?: string
  /**
   * "sense": whether something was found or not has to stay. "facts": every figure, name and skill of
   * the source too, and whatever the draft leaves open.
   */
  readonly keeps?: 'sense' | 'facts'
}

const denial = /\b(?:no|not|never|none|without|missing|lacks?|absent|check|unclear|n['’]t)\b/i
/** Who helped, assisted or took part did it with others, and has to go on saying so. */
const sharedWork =
  /\b(?:help(?:ed|s|ing)?|assist\w*|support\w*|contribut\w*|participat\w*|t(?:ook|ake|aking) part|part of|involved|together with|under (?:the )?(?:supervision|guidance))\b/i
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

async function faultsOf(engine: EngineProcess, claim: Claim): Promise<string[]> {
  const { text, source, about = '', draft = '', elsewhere, keeps } = claim
  const own = `${source}\n${about}`
  const roles = elsewhere ? { roleText: `${own}\n${draft}`, otherRoles: elsewhere } : {}
  const anew = draft === '' ? {} : { line: `${own}\n${draft}` }
  return [
    ...(await invented(engine, text, { cvText: own, userFacts: [], ...roles, ...anew })),
    ...(isGrounded(text, own) ? [] : ['not from its source']),
    ...(text.match(address) ?? []).filter((each) => !source.includes(each)),
    ...bracketsIn(text).filter((each) => !isPlaceholder(each, `${source}\n${draft}`)),
    ...(keeps && denial.test(source) !== denial.test(text) ? ['turned round'] : []),
    ...(draft !== '' && sharedWork.test(source) && !sharedWork.test(text)
      ? ['made one’s own what was shared']
      : []),
    ...(keeps === 'facts' ? await dropped(engine, claim) : []),
  ]
}

async function invented(
  engine: EngineProcess,
  text: string,
  sources: FactSources,
): Promise<string[]> {
  const [facts = []] = await engine.ask('findInvented', { texts: [text], ...sources })
  return facts.map(({ kind, claim }) => `${kind}: ${claim}`)
}

/** What the source says and the text does not would be invented the other way round. */
async function dropped(engine: EngineProcess, { text, source, draft = '' }: Claim) {
  const open = bracketsIn(draft).toSorted().join(' ')
  const facts = await invented(engine, source, { cvText: text, userFacts: [] })
  return [
    ...facts.map((each) => `dropped ${each}`),
    ...(bracketsIn(text).toSorted().join(' ') === open ? [] : ['other placeholders']),
  ]
}

function bracketsIn(text: string): string[] {
  return text.match(bracketed) ?? []
}

/** What stands in square brackets is no claim to the fact gate, so nothing may be said there that is new. */
function isPlaceholder(words: string, known: string): boolean {
  return words === '[number]' || known.includes(words)
}

/** Most longer words of a rewording stand in what it rewords, in some form; an obeyed injection's do not. */
function isGrounded(text: string, source: string): boolean {
  const known = new Set(tellingWords(source))
  const words = tellingWords(text.replace(bracketed, ' '))
  const found = words.filter((word) => known.has(word)).length
  return words.length === 0 || found / words.length >= leastShare
}

function tellingWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= shortestTelling)
    .map((word) => word.slice(0, stem))
}
