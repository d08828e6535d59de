import type { Change } from '../../advice/advice.ts'
import { isEarned } from '../../advice/is-earned.ts'
import type { Candidate } from '../../candidate/candidate.ts'
import type { FindingCode } from '../../findings/finding-costs.ts'
import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { startLarge, startSmall } from '../../text/letters/first-letter.ts'
import type { Quote } from '../../text/span.ts'
import { tokenize } from '../../text/tokenize.ts'
import { detectLanguage, type Language } from '../../words/detect-language.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { askForResult } from '../reword-bullet.ts'
import { readVerb } from '../verbs/read-verb.ts'
import { cleanFact } from './clean-fact.ts'
import { frameAsWritten, frameRequirement } from './frame-requirement.ts'
import { labelled, plainLine } from './line-frames.ts'
import { mendPage } from './mend-page.ts'
import { nameAsked } from './name-asked.ts'
import { namesAlready } from './names-already.ts'
import { findOwnLine, type OwnLine, sentencesOf } from './own-line.ts'
import { mendLine, retellFor, tellsDeed } from './retell-line.ts'

/** What an example text is written from. */
export interface SnippetRequest {
  readonly change: Change
  readonly candidate: Candidate
  readonly rows: readonly MatchRow[]
  /** What the person typed when asked. */
  readonly fact?: string
  /** The text shown so far, where the person asks for another. */
  readonly previous?: string
}

export interface Snippet {
  readonly text: string
  /** The line of the CV that it says anew, if it does. */
  readonly line: string | null
}

/**
 * Writes an example text for a change from what the CV says and what the person typed, and nothing
 * else: what nobody told us stays open in square brackets.
 */
export function writeSnippet(request: SnippetRequest): Snippet {
  const { line, texts } = writeTexts(request)
  const at = texts.indexOf(request.previous ?? '')
  return { text: texts[(at + 1) % texts.length] ?? plainLine, line }
}

interface Texts {
  readonly line: string | null
  /** Ways to put it, the best first. */
  readonly texts: readonly string[]
}

function writeTexts({ change, candidate, rows, fact }: SnippetRequest): Texts {
  const { quote, findingCode, action } = change
  const row = rows.find(({ requirement }) => requirement.id === change.requirementId)
  const told = cleanFact(fact ?? '')
  const own = quote && action !== 'add-if-true' ? findOwnLine(candidate, quote) : null
  const line = own?.sentence ?? null
  if (told !== '') return { line, texts: [fromFact(told, row)] }
  const telling = quote && row?.how === 'told' ? findOwnLine(candidate, quote) : null
  const languages = languagesOf(candidate, rows)
  const frames = row && (languages.isJobForeign ? frameAsWritten : frameRequirement)(row)
  if (telling && row && frames)
    return {
      line: telling.sentence,
      texts: languages.isOne ? [nameTold(row.requirement, telling, quote), ...frames] : frames,
    }
  if (findingCode === 'short-bullet' && own && languages.isCvForeign)
    return { line, texts: labelled(own.sentence) }
  if (findingCode && own && !isOfPage.has(findingCode))
    return { line: lineMended(own, findingCode), texts: mendLine(own, findingCode) }
  if (findingCode) return { line: null, texts: mendPage(findingCode, { candidate, rows, quote }) }
  if (own && row && tellsDeed(own)) {
    const shown = row.evidence[0]?.quote.replace(/\s+/g, ' ') ?? ''
    const other = row.how === 'implied' ? { asked: nameAsked(row.requirement), shown } : null
    return { line, texts: retellFor(own, other) }
  }
  const listed = row && quote && action === 'reword' && row.how === 'implied' && languages.isOne
  return {
    line: null,
    texts: [...(listed ? [nameListed(row.requirement, quote)] : []), ...(frames ?? [plainLine])],
  }
}

interface Languages {
  readonly isCvForeign: boolean
  readonly isJobForeign: boolean
  /** Whether words of the one can stand beside words of the other. */
  readonly isOne: boolean
}

/** Which of the two texts is not in English; short lists of names are nobody's language. */
function languagesOf({ tokens }: Candidate, rows: readonly MatchRow[]): Languages {
  const asked = rows.map(({ requirement }) => requirement.text).join('\n')
  const [cv, job] = [detectLanguage(tokens), detectLanguage(tokenize(asked))]
  const isForeign = (language: Language) => language !== 'en' && language !== 'unknown'
  return {
    isCvForeign: isForeign(cv),
    isJobForeign: isForeign(job),
    isOne: cv === job || !(isForeign(cv) || isForeign(job)),
  }
}

/** "Pressure area care: turn two bed-bound ladies every two hours": the posting's words before the person's own. */
function nameTold({ text }: Requirement, { sentence }: OwnLine, meant: Quote | null): string {
  const own = meant?.quote.replace(/\s+/g, ' ') ?? sentence
  const told =
    sentence.length <= longestTold
      ? sentence
      : cutAtComma(sentencesOf(sentence).find((each) => each.includes(own)) ?? own)
  const deed = told.replace(/^I (?=\p{Ll})/u, '').replace(/(?<![\s,;.])[\s,;.]+$/, '')
  const mark = deed.includes(': ') ? ' –' : ':'
  return `${startLarge(text)}${mark} ${isPlain(deed) ? startSmall(deed) : deed}`
}

/** "Statistical analysis (regression)": what a list shows by another name stands behind the posting's. */
function nameListed(requirement: Requirement, { quote }: Quote): string {
  return `${startLarge(nameAsked(requirement))} (${quote.replace(/\s+/g, ' ')})`
}

/** "Interviewed temps" begins its line with a capital; "Zappi chargers" and "After Effects" are written with theirs. */
function isPlain(deed: string): boolean {
  const [first = '', second = ''] = deed.split(' ')
  if (!/^\p{Lu}\p{Ll}+\P{L}*$/u.test(first)) return false
  const word = first.toLowerCase().replace(/\P{L}+$/u, '')
  if (readVerb(word) !== null || readVerb(word.replace(/e?d$/, 'ing')) !== null) return true
  return isEverydayWord(word) && !/^\p{Lu}/u.test(second)
}

/** From so many letters on only the part that is meant is told. */
const longestTold = 160

function cutAtComma(told: string): string {
  const end = told.lastIndexOf(', ', longestTold)
  return told.length <= longestTold || end < 0 ? told : told.slice(0, end)
}

/** A line that becomes several has no one line to be worded from. */
function lineMended({ whole, sentence }: OwnLine, code: FindingCode): string | null {
  if (code === 'long-bullet') return null
  return code === 'first-person' ? whole : sentence
}

/** About the page or a whole role, even where a line of it is quoted. */
const isOfPage: ReadonlySet<string> = new Set([
  'copied-from-posting',
  'keyword-stuffing',
  'special-characters',
  'filler-words',
  'bare-links',
  'hidden-text',
])

function fromFact(told: string, row: MatchRow | undefined): string {
  const line = startLarge(told)
  const asked = row && row.requirement.kind !== 'duty' ? nameAsked(row.requirement) : ''
  const isNamed = asked === '' || namesAlready(line, asked)
  const named = isNamed ? line : `${line.replace(/(?<![\s.])[\s.]+$/, '')} (${asked})`
  return row && isHeld(row.requirement) ? named : askForResult(named)
}

/** No figure makes more of a paper, a degree or a language. */
function isHeld(requirement: Requirement): boolean {
  return isEarned(requirement) || requirement.kind === 'language'
}
