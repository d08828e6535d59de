import { joinWords } from '../advice/in-words.ts'
import { type Told, whereTold } from '../advice/where-told.ts'
import type { Candidate } from '../candidate/candidate.ts'
import type { CvRole } from '../cv/cv.ts'
import type { Requirement } from '../job/job.ts'
import { readKnowledge } from '../knowledge.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import type { MatchRow } from '../match/match-row.ts'
import { startLarge, startSmall } from '../text/letters/first-letter.ts'
import { checkFacts } from './facts/check-facts.ts'
import type { Patch } from './regenerate.ts'
import { isVerbOnly } from './verbs/is-verb-only.ts'

const fewestSkills = 2
/** Without a role before it, "experience in teaching and maths" says nothing of anybody. */
const fewestWithoutRole = 3
const mostSkills = 4
const mostPapers = 2
const mostWordsOfSkill = 4
const mostWordsOfPaper = 6
const mostWordsOfTitle = 8

/**
 * A summary for a CV that has none: the latest role, what the posting asks for and lines about work
 * show, and the papers it asks for, all in the CV's own words. `null` where there is too little to say.
 */
export function draftSummary(candidate: Candidate, rows: readonly MatchRow[]): Patch | null {
  if (candidate.cv.summary) return null
  const met = rows
    .filter(({ status }) => status === 'met')
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
  const held = papersHeld(
    candidate.text,
    met.filter(({ requirement }) => isPaper(requirement)),
  ).filter((paper) => !candidate.cv.experience.some(({ title }) => title?.text === paper))
  const role = tellLatestRole(candidate.cv.experience)
  const atWork = met.filter(
    (row) =>
      isShownAtWork(row) && row.evidence.some((each) => isOfWork(whereTold(candidate.cv, each))),
  )
  const skills = quotesOf(atWork, mostWordsOfSkill)
    .filter(
      (skill) =>
        !namesPaper.test(skill) &&
        ![...held, ...role].some((told) => told.toLowerCase().includes(skill.toLowerCase())),
    )
    .slice(0, mostSkills)
  if (skills.length < (role.length > 0 ? fewestSkills : fewestWithoutRole)) return null
  const papers = held.slice(0, mostPapers)
  const after = [
    ...role,
    `Experience in ${joinWords(skills)}.`,
    ...(papers.length > 0 ? [`${startLarge(papers.join('; '))}.`] : []),
  ].join(' ')
  const { lexicon } = readKnowledge()
  if (checkFacts(lexicon, after, { cvText: candidate.text, userFacts: [] }).length > 0) return null
  return { path: 'summary', before: '', after, because }
}

/** "CIH L3", "NQT" and a certificate are held. */
const namesPaper =
  /\b(?:L(?:evel )?\d|NVQ\d?|NQT|ECT|QTS|certificate|certified|diploma|licen[cs]e|degree|GCSEs?)\b/i

function isOfWork({ where }: Told): boolean {
  return where === 'work' || where === 'title'
}

const because = 'Says at the top what this posting asks for and your CV shows, in your own words.'

function tellLatestRole(experience: readonly CvRole[]): string[] {
  const current = experience.find(
    ({ title, to }) => title && to === 'present' && !/volunt/i.test(title.text),
  )
  if (!current?.title || !isTitle(current.title.text)) return []
  const since = current.from ? ` since ${current.from.year}` : ''
  const title = current.title.text.replace(openBracket, '').replace(danglingWord, '')
  return [`${startLarge(inPlainLetters(title))}${since}.`]
}

function inPlainLetters(title: string): string {
  if (shouted.test(title)) return title.toLowerCase()
  return /\p{Ll}/u.test(title) ? title : title.replace(/\p{Lu}{5,}/gu, (word) => word.toLowerCase())
}

/** "Test technician, from 2009 to now": the word before the dates. */
const danglingWord = /[\s,]+(?:from|since|at)$/
/** "WIND TECHNICIAN", and not "RN". */
const shouted = /^\p{Lu}{4,}(?:[ /-]\p{Lu}{2,})+$/u

/** "Backend Engineer (Senior since 2023)", read in two parts. */
const openBracket = /\s*\([^()]*$/

function isTitle(words: string): boolean {
  return /^\p{L}/u.test(words) && words.split(' ').length <= mostWordsOfTitle
}

function isShownAtWork({ requirement: { kind }, evidence }: MatchRow): boolean {
  const strength = evidence[0]?.strength
  return (
    (kind === 'skill' || kind === 'tool' || kind === 'knowledge') &&
    (strength === 'described' || strength === 'result')
  )
}

/** The CV's words for each, where they are few enough to be named; none that another holds. */
function quotesOf(rows: readonly MatchRow[], mostWords: number): string[] {
  const quotes = rows
    .flatMap(({ requirement, evidence }) => {
      const quote = evidence[0]?.quote.replace(/\s+/g, ' ').trim() ?? ''
      return quote === '' ? [] : [isWrittenSmall(requirement) ? withoutCapital(quote) : quote]
    })
    .filter((quote) => quote.split(' ').length <= mostWords && !isDeed(quote))
  return quotes.filter(
    (quote, at) =>
      !quotes.some(
        (other, otherAt) =>
          other.toLowerCase().includes(quote.toLowerCase()) &&
          (other.length > quote.length || otherAt < at),
      ),
  )
}

/**
 * Papers as the CV tells of them: "CIMA Certificate level" is not CIMA, and of one that is lapsed, or sat for
 * and not held yet, nothing is said at the top.
 */
function papersHeld(cvText: string, rows: readonly MatchRow[]): string[] {
  const told = rows.flatMap(({ evidence: [first] }) => {
    if (!first) return []
    const line = cvText.slice(first.line.start, first.line.end)
    if (notHeld.test(line)) return []
    const at = first.start - first.line.start
    const start = Math.max(...partEnds(line.slice(0, at)), 0)
    const [rest = ''] = line.slice(at).split(betweenPapers, 1)
    const part = `${line.slice(start, at)}${rest}`
      .replace(/\s+/g, ' ')
      .replace(edges, '')
      .replace(label, '')
      .replace(points, '')
    return /\p{L}/u.test(part) && part.split(' ').length <= mostWordsOfPaper ? [part] : []
  })
  return [...new Set(told)].filter(
    (part) => !told.some((other) => other !== part && other.includes(part)),
  )
}

function partEnds(before: string): number[] {
  return [...before.matchAll(new RegExp(betweenPapers, 'gu'))].map(
    ({ index, 0: mark }) => index + mark.length,
  )
}

const betweenPapers = /[,;|•·\n\t]|(?<=[\p{L}\d)])\.(?=\s|$)/u
/** "Tickets: C&G 2357", "Licence: C+E (3 points)". */
const label = /^(?:tickets|papers|training|qualifications?|certificat(?:es|ions)|licen[cs]es?): /i
const points = / \(\d+ points?[^)]*\)$/i
const edges = /^[\s*•·–—-]+|[\s.,:]+$/g
const notHeld =
  /\b(?:not|never|no|without|lapsed|expired|pending|awaiting|in progress|ongoing|enrolled|studying|(?:working|training) towards|half|begun|applied|applying|until|former|formerly|part[- ]qualified|due)\b/i

/** "Detect heats" and "managed a team" are no things to have experience in. */
function isDeed(quote: string): boolean {
  const [first = '', ...rest] = quote.toLowerCase().split(' ')
  return (
    (rest.length > 0 && isVerbOnly(first)) || /^\p{L}+ed (?:a|an|the|my|our|all|\d)\b/iu.test(quote)
  )
}

/** "Wound care" begins its line with a capital; "NEWS2" and "JavaScript" are written with theirs. */
function withoutCapital(quote: string): string {
  return /^\p{Lu}\p{Ll}+(?:$| \p{Ll})/u.test(quote) ? startSmall(quote) : quote
}

function isWrittenSmall({ need }: Requirement): boolean {
  return need.type === 'terms' && !/\p{Lu}/u.test(need.anyOf.join(''))
}
