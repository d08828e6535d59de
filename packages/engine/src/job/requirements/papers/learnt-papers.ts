import { overlaps, type Span } from '../../../text/span.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import type { Token } from '../../../text/tokenize.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { ownPaper } from './own-paper.ts'

interface LearntPaper {
  readonly requirement: Requirement
  /** Its name, and that learners may come. */
  readonly told: Span
}

/** "MCIOB or working towards": letters that one can be on the way to are a paper, whatever they stand for. */
export function readLearntPapers(posting: Posting, named: readonly Span[]): LearntPaper[] {
  const { text, units, importance } = posting
  if (!mayLearn.test(text)) return []
  return units.flatMap((unit, index) => {
    const asked = importance[index]
    if (unit.isBoilerplate || !asked || unit.last - unit.first < fewestWords) return []
    const [written = '', before = '', names = ''] =
      learnt.exec(text.slice(unit.start, Math.min(unit.end, unit.start + mostLetters))) ?? []
    const start = unit.start + before.length
    const span = { start, end: start + names.length }
    if (written === '' || named.some((each) => overlaps(each, span))) return []
    const requirement = asPaper(posting, { span, sentence: unit, importance: asked })
    return [{ requirement, told: { start: unit.start, end: unit.start + written.length } }]
  })
}

/** One of these stands in each of them. */
const mayLearn = /\bor\b/
const fewestWords = 4
const mostLetters = 120
const name = String.raw`[\p{Lu}\d][\p{L}\d().-]{0,14}(?: [\p{Lu}\d][\p{L}\d().-]{0,14}){0,2}`
const learnt = new RegExp(
  String.raw`^(\W{0,3}(?:(?:an?|the|your|[Hh]old|[Hh]ave|[Ii]deally|[Cc]urrent|[Vv]alid|[Ff]ull) ){0,3})((?=\p{L}?[\p{Lu}\d]\p{Ll}{0,5}[\p{Lu}\d])${name}(?:(?:, | or |\/)${name}){0,3}),? \(?(?:or|and\/or) (?:(?:be|are|currently|actively) ){0,2}(?:work(?:ing)? towards?|willing(?:ness)?|studying|study|prepared to|able to obtain|happy to|training (?:for|towards))\b`,
  'u',
)

interface Asked {
  readonly span: Span
  readonly sentence: Span
  readonly importance: Requirement['importance']
}

function asPaper({ text, tokens }: Posting, { span, sentence, importance }: Asked): Requirement {
  const ways = namesIn(text, span).map((each) => rootsOfPaper(tokensIn(tokens, each)))
  const [roots = [], ...orWords] = ways
  const need = { type: 'words', roots, ...(orWords.length > 0 ? { orWords } : {}) } as const
  return ownPaper(text, { named: ways.flat().join(' '), span, sentence, importance, need })
}

/** Letters are looked for as they stand: "MCABE" has no ending. */
export function rootsOfPaper(own: readonly Token[]): string[] {
  const [only, second] = own
  return only && !second ? [only.word] : rootsOf(own)
}

/** "CSBM or DSBM": either will do. */
function namesIn(text: string, { start, end }: Span): Span[] {
  let at = start
  return text
    .slice(start, end)
    .split(/(, | or |\/)/)
    .flatMap((part, index) => {
      const span = { start: at, end: at + part.length }
      at = span.end
      return index % 2 === 0 ? [span] : []
    })
}
