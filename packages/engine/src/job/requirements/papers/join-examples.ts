import { isPaper } from '../../../lexicon/is-paper.ts'
import { wordRoot } from '../../../text/forms/word-forms.ts'
import { eachMatch } from '../../../text/patterns/each-match.ts'
import { overlaps, type Span } from '../../../text/span.ts'
import { tokenize } from '../../../text/tokenize.ts'
import type { Requirement } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { rootsOfPaper } from './learnt-papers.ts'
import { ownPaper } from './own-paper.ts'

/**
 * "Recognised qualification (AMUSF, City & Guilds)" asks for one paper: what stands in the brackets says which will do, and
 * holders name theirs and not the kind.
 */
export function joinExamples(
  { text, units, importance }: Pick<Posting, 'text' | 'units' | 'importance'>,
  requirements: readonly Requirement[],
): readonly Requirement[] {
  if (!mayName.test(text)) return requirements
  return eachMatch(text, kindWithExamples).reduce((rest, match) => {
    const choice = asChoice(match)
    const at = units.findIndex((unit) => unit.start <= choice.start && choice.end <= unit.end)
    const [unit, asked] = [units[at], importance[at]]
    const own = rest.filter((each) => !isElsewhere(each, choice))
    const papers = own.filter(isOpenTo(choice))
    const isOpen =
      unit &&
      asked &&
      !unit.isBoilerplate &&
      papers.some(({ quote }) => overlaps(quote, choice.names)) &&
      own.every((each) => papers.includes(each) || isSubject(text, each, choice))
    if (!isOpen) return rest
    const joined = asPaper(text, { choice, own: papers, sentence: unit, importance: asked })
    return rest.flatMap((each) =>
      each === papers[0] ? [joined] : papers.includes(each) ? [] : [each],
    )
  }, requirements)
}

interface Choice extends Span {
  /** What stands in the brackets. */
  readonly names: Span
}

const noun =
  'qualification|certificate|certification|accreditation|diploma|badge|award|professional body|governing body'
const nouns = `(?:${noun.replaceAll('body', 'bodie')})s`
const example = String.raw`(?:e\.?g\.?,? |such as |like )`

/**
 * One of them is letters or a name with capitals in it: "(MIG, TIG)" are branches, which word data knows as skills. Of
 * several papers the brackets name all, unless they say that these are examples.
 */
const kindWithExamples = new RegExp(
  String.raw`(?<![\p{L}-])((?:(?!(?:an?|the|or|and|in|of|with|hold\w*|have|current|valid|your|relevant)\b)[\p{L}-]{2,20} ){0,3}(?:(?:${noun})(?= \()|${nouns}(?= \(${example})))( \(${example}?)((?=[^()]{0,60}[\p{L}\d]\p{Lu})[\p{L}\d][^()\n]{2,160})\)`,
  'giu',
)

/** Asked first: most postings have no such word before a bracket. */
const mayName = /(?:tion|cate|ploma|badge|award|body|bodie)s? \(/i

function asChoice(match: RegExpExecArray): Choice {
  const [written, kind = '', opening = '', names = ''] = match
  const start = match.index + kind.length + opening.length
  return {
    start: match.index,
    end: match.index + written.length,
    names: { start, end: start + names.length },
  }
}

function isElsewhere({ quote, need, kind }: Requirement, choice: Choice): boolean {
  return (
    kind === 'duty' || need.type === 'field' || need.type === 'title' || !overlaps(quote, choice)
  )
}

/** What word data knows as a skill, or reads as a degree or a condition, stays what it is. */
function isOpenTo({ start, end }: Choice) {
  return (requirement: Requirement): boolean => {
    const { need, quote } = requirement
    const isWithin = start <= quote.start && quote.end <= end
    return isWithin && (need.type === 'words' || (need.type === 'terms' && isPaper(requirement)))
  }
}

/** "Probation officer qualification (Professional Qualification in Probation)": what it is a paper in, and none of the names. */
function isSubject(text: string, { need, quote }: Requirement, { names }: Choice): boolean {
  const isItem =
    overlaps(quote, names) &&
    /(?:^|[,/(]|\bor) *$/.test(text.slice(names.start, quote.start)) &&
    /^ *(?:$|[,/)]|or\b)/.test(text.slice(quote.end, names.end))
  return need.type === 'terms' && !isItem
}

interface Told {
  readonly choice: Choice
  readonly own: readonly Requirement[]
  readonly sentence: Span
  readonly importance: Requirement['importance']
}

function asPaper(text: string, { choice, own, sentence, importance }: Told): Requirement {
  const known = own.flatMap(({ need }) => (need.type === 'terms' ? need.anyOf : []))
  const kinds = own.flatMap(({ need, quote }) =>
    need.type === 'words' && !overlaps(quote, choice.names) ? waysOfKind(need.roots) : [],
  )
  const ways = [...namesIn(text, choice, own), ...kinds]
  const [roots = [], ...orWords] = ways
  const need: Requirement['need'] =
    known.length > 0
      ? { type: 'terms', anyOf: known, orWords: ways }
      : { type: 'words', roots, orWords }
  return ownPaper(text, { named: ways.flat().join(' '), span: choice, sentence, importance, need })
}

/** The names that no word data knows, each by its words. */
function namesIn(text: string, { names }: Choice, own: readonly Requirement[]): string[][] {
  const known = own.filter(({ need }) => need.type === 'terms')
  return eachMatch(text.slice(names.start, names.end), nameOfList).flatMap(({ 0: name, index }) => {
    const start = names.start + index
    const span = { start, end: start + name.length }
    const isName = /\p{Lu}/u.test(name) && !/^\W*equivalent/i.test(name)
    if (!isName || known.some(({ quote }) => overlaps(quote, span))) return []
    return [rootsOfPaper(tokenize(name))]
  })
}

/** Who has the "grooming qualification" writes "Diploma in Dog Grooming". */
function waysOfKind(roots: readonly string[]): string[][] {
  const subject = roots.filter((root) => !nounRoots.has(root))
  return subject.length === 0 ? [[...roots]] : [...nounRoots].map((root) => [...subject, root])
}

const nounRoots: ReadonlySet<string> = new Set(
  ['qualification', 'certificate', 'certification', 'diploma', 'award', 'course'].map(wordRoot),
)

const nameOfList = /(?:(?!,| or | and |\/|;).){2,60}/giu
