import type { HeldFor } from '../../../papers/asked-paper.ts'
import { eachMatch } from '../../../text/patterns/each-match.ts'
import type { Span } from '../../../text/span.ts'
import { writtenStates } from './state-letters.ts'

/**
 * What a paper must be held for where it is one paper for several things: a "Minnesota dental hygiene license",
 * a "High Risk Work Licence class CT".
 */
export function readHeldFor(text: string, ask: Span, sentence: Span): AskedFor | undefined {
  return readClass(text, ask) ?? readState(text, ask, sentence)
}

/** The words that ask for the paper and say what for. */
interface AskedFor {
  readonly span: Span
  readonly heldFor: HeldFor
}

function readClass(text: string, { start, end }: Span): AskedFor | undefined {
  const [said = '', named] = classBehind.exec(text.slice(end, end + lettersBehind)) ?? []
  if (named === undefined) return undefined
  const own = named.split(between).join('|')
  const letters = text.slice(start, end).match(/(?<!\p{L})\p{Lu}/gu) ?? []
  const name = letters.length > 1 ? `|${letters.join('')}?` : ''
  const shape = /^\d/.test(named) ? String.raw`\d[A-Z]` : String.raw`[A-Z][A-Z\d]`
  const heldFor = {
    own: String.raw`(?<![\p{L}\d])(?:${own})(?![\p{L}\d])`,
    others: String.raw`(?:[Ll]icen[cs]es?|LICEN[CS]ES?|[Cc]lass(?:es)?|CLASS(?:ES)?${name})(?!\p{L})[^\n]{0,40}?(?<![\p{L}\d])(?!${places})${shape}(?![\p{L}\d])`,
  }
  return { span: { start, end: end + said.length }, heldFor }
}

const lettersBehind = 48
const code = String.raw`(?:[A-Z][A-Z\d]|\d[A-Z])(?![\p{L}\d])`
const classBehind = new RegExp(
  String.raw`^[ ,:]*\(?(?:[Cc]lass(?:es)?|[Cc]at(?:egory|egories|\.)?):? (${code}(?:(?:,| or| and|,? ?/| &) ?${code})*)`,
  'u',
)
const between = /,? (?:or|and|&) |,? ?\/ ?|, /
/** Two letters that say where, and no class. */
const places = '(?:UK|EU|US|NZ|AU|WA|NT|TO|IN|OF)'

function readState(text: string, ask: Span, sentence: Span): AskedFor | undefined {
  const said = text.slice(sentence.start, sentence.end)
  if (!/licen[cs]|\bbar\b/i.test(said) || holdsElsewhere.test(said)) return undefined
  const clause = clauseAround(text, ask, sentence)
  const own = eachMatch(clause, anyState).map(({ 0: state }) => nameOf(state))
  if (own.length === 0 || !/licen[cs]|\bbar\b/i.test(clause)) return undefined
  const isOwn = (name: string) => own.includes(name)
  const others = [...writtenStates].flatMap(([name, ways]) => (isOwn(name) ? [] : ways))
  const ways = own.map((name) => writtenStates.get(name)).join('|')
  const heldFor = {
    own: String.raw`^(?=.*(?:${licence}|[Bb]oard|\bBar\b|State of ))(?!.*(?:[Pp]ending|[Pp]lan|[Aa]ppl[yi]|[Ee]ligible|[Ii]n process)).*(?<!\p{L})(?:${ways})(?!\p{L})|[Cc]ompact|[Mm]ulti-?[Ss]tate`,
    others: String.raw`(?<!\p{L})(?:State of (?:${others.join('|')})|(?:${others.join('|')})(?: State| STATE)?(?: [\p{L}&/-]+){0,4} (?:${licence}|Bar\b))|(?:${licence})[^\n,;]{0,32}(?: in| of| by| from|[:(–-])(?: the)?(?: [Ss]tate of)? ?(?:${others.join('|')})(?!\p{L})`,
  }
  const before = stateBefore.exec(text.slice(sentence.start, ask.start))?.[0].length ?? 0
  const behind = stateBehind.exec(text.slice(ask.end, sentence.end))?.[0].length ?? 0
  return { span: { start: ask.start - before, end: ask.end + behind }, heldFor }
}

const licence = String.raw`(?:[Ll]icen[cs]|LICEN[CS])\p{L}*`

/** What stands between the commas and stops around what is asked for. */
function clauseAround(text: string, { start, end }: Span, sentence: Span): string {
  const before = text.slice(sentence.start, start).replace(/^.*[;.:]/s, '')
  return before + text.slice(start, end) + text.slice(end, sentence.end).replace(/[;.:].*$/s, '')
}

/** "Licensed in any state and eligible here", "or a compact license": held elsewhere will do. */
const holdsElsewhere =
  /\b(?:compact|multi-?state|eligib\p{L}+|reciproc\p{L}+|comity|endorse\p{L}*|transfer\p{L}*|obtain|ab(?:le|ility) to (?:get|gain|secure)|another|any (?:us |u\.s\. )?state|other states?|out[- ]of[- ]state|(?:within|inside) \w+ (?:days|weeks|months))\b/iu

const eachState = [...writtenStates.values()].join('|')
const anyState = new RegExp(String.raw`(?<!\p{L})(?:${eachState})(?!\p{L})`, 'gu')

const stateBefore = new RegExp(`(?:${eachState}) $`, 'u')
const stateBehind = new RegExp(
  String.raw`^ (?:in|for|from|with) (?:the )?(?:[Ss]tate of )?(?:${eachState})(?!\p{L})`,
  'u',
)

function nameOf(state: string): string {
  const found = [...writtenStates].find(([, ways]) => ways.split('|').includes(state))
  return found?.[0] ?? ''
}
