import type { TermHit } from '../../../lexicon/find/find-terms.ts'
import { isPaper } from '../../../lexicon/is-paper.ts'
import type { LexiconEntry, SkillKind } from '../../../lexicon/lexicon-entry.ts'
import { quoteSpan, type Span } from '../../../text/span.ts'
import { detectLanguage } from '../../../words/detect-language.ts'
import { namingPart } from '../../head/naming-part.ts'
import type { Importance, Requirement, RequirementKind } from '../../job.ts'
import type { Posting } from '../../posting.ts'
import { hitsIn } from '../../terms/hits-in.ts'
import {
  importanceWeights,
  kindWeights,
  ownLanguageWeight,
  repetitionWeight,
  titleTailWeight,
  titleTermWeight,
  weightForNovices,
} from '../requirement-weights.ts'
import { groupAlternatives } from './alternatives.ts'
import { wholeChoice } from './join-choices.ts'

interface Ask {
  readonly hits: readonly TermHit[]
  readonly importance: Importance
  readonly unit: number
  readonly count: number
}

/** The skills, tools, licences and the like that a posting names outside its boilerplate. */
export function readSkillRequirements(posting: Posting): Requirement[] {
  const asks = new Map<string, Ask>()
  for (const [index, unit] of posting.units.entries()) {
    const importance = posting.importance[index]
    if (unit.isBoilerplate || !importance) continue
    // Words of two lines or sentences are no phrase: "by phone" and "Support audits".
    const named = hitsIn(posting.terms, unit).filter(({ last }) => last <= unit.last)
    const hits = withoutBilingual(named)
    if (hits.length === 0) continue
    const groups = groupAlternatives(posting.text, withoutSuites(posting.text, hits))
      .map((group) => distinct(withoutPaperSubjects(posting.text, group)))
      .flatMap((group) => (hits.length < named.length ? eachLanguage(group) : [group]))
    // "APICS/ASCM CPIM or CIPS" names one paper twice, by its issuer and by itself.
    const chosen = new Set(groups.filter(isChoice).flatMap((group) => group.map(nameOf)))
    for (const group of groups) {
      if (!isChoice(group) && group.some((hit) => chosen.has(nameOf(hit)))) continue
      addAsk(asks, { hits: group, importance, unit: index, count: 1 })
    }
  }
  const single = new Set([...asks.values()].filter(isSingle).flatMap((ask) => ask.hits.map(nameOf)))
  return [...asks.values()]
    .filter((ask) => isSingle(ask) || !ask.hits.every((hit) => single.has(nameOf(hit))))
    .map((ask) => asRequirement(posting, ask))
}

/** "Microsoft Dynamics 365 Business Central" asks for the part of the suite. */
function withoutSuites(text: string, hits: readonly TermHit[]): readonly TermHit[] {
  return hits.filter((hit, at) => {
    const next = hits[at + 1]
    const isPart = next?.entry.kind === 'tool' && next.entry.proves?.has(nameOf(hit))
    return !isPart || !/^ (?:\d+ )?$/.test(text.slice(hit.end, next.start))
  })
}

function isChoice(hits: readonly TermHit[]): boolean {
  return hits.length > 1
}

/** "Bilingual in English and French": the languages are what it takes. */
function withoutBilingual(hits: readonly TermHit[]): readonly TermHit[] {
  const isSaid = hits.some(({ written }) => numberOfLanguages.test(written))
  if (!isSaid || hits.every(({ entry }) => entry.kind !== 'language')) return hits
  const named = hits.filter(({ written }) => !numberOfLanguages.test(written))
  return named.some(({ entry }) => entry.kind === 'language') ? named : hits
}

/** "Bilingual (English/Welsh)" asks for both. */
function eachLanguage(group: readonly TermHit[]): (readonly TermHit[])[] {
  return group.every(({ entry }) => entry.kind === 'language') ? group.map((hit) => [hit]) : [group]
}

const numberOfLanguages = /^(?:bi|tri|multi)-?lingual(?:ism)?$/i

/** "ILM Level 3 or Team Leading NVQ" is a choice of papers: who leads a team holds neither. */
function withoutPaperSubjects(text: string, group: readonly TermHit[]): readonly TermHit[] {
  const papers = group.filter(({ entry }) => isPaper(entry))
  if (papers.length === 0 || papers.length === group.length) return group
  const kept = group.filter(
    ({ entry, end }) => isPaper(entry) || !ofPaper.test(text.slice(end, end + lettersOfPaper)),
  )
  return kept.length === 0 ? group : kept
}

const ofPaper =
  /^ (?:NVQ|SVQ|QCF|BTEC|certificate|diploma|award|qualification|licence|license|card|ticket|level \d)\b/i
const lettersOfPaper = 16

function addAsk(asks: Map<string, Ask>, ask: Ask): void {
  const [only, second] = ask.hits
  const key = only && !second ? nameOf(only) : ask.hits.map(nameOf).sort().join('|')
  const known = asks.get(key)
  if (!known) asks.set(key, ask)
  else {
    const isStronger = importanceWeights[ask.importance] > importanceWeights[known.importance]
    asks.set(key, { ...(isStronger ? ask : known), count: known.count + 1 })
  }
}

function asRequirement(posting: Posting, { hits, importance, unit, count }: Ask): Requirement {
  const [first] = hits
  const last = hits.at(-1) ?? first
  if (!first || !last) throw new Error('A requirement asks for at least one term.')
  const sentence = posting.units[unit] ?? first
  const asked = askedSpan(posting, { first, last, sentence })
  const byTitle = Math.max(...hits.map((hit) => titleWeightOf(posting, hit.entry)))
  const isInTitle = byTitle > titleTailWeight
  const weight =
    importanceWeights[isInTitle ? 'must' : importance] *
    Math.max(...hits.map((hit) => kindWeights[hit.entry.kind] * everydayWeight(hit.entry))) *
    repetitionWeight(count) *
    weightForNovices(posting, unit) *
    (hits.every((hit) => isOwnLanguage(posting, hit)) ? ownLanguageWeight : 1) *
    // "Registered nurse" is the title itself, which has points of its own.
    (isPaper(first.entry) ? 1 : byTitle)
  return {
    id: `req_${hits.map((hit) => entrySlug(hit.entry)).join('_or_')}`,
    text: posting.text.slice(asked.start, asked.end),
    quote: quoteSpan(posting.text, asked),
    sentence: { start: sentence.start, end: sentence.end },
    kind: requirementKind(first.entry.kind),
    importance: isInTitle ? 'must' : importance,
    weight,
    need: { type: 'terms', anyOf: meaningsOf(hits) },
  }
}

/** A CV of a neighbouring field reads the same words as the neighbour's. */
function meaningsOf(hits: readonly TermHit[]): string[] {
  const names = hits.map(nameOf)
  const others = hits.flatMap((hit) => hit.others.map(({ name }) => name))
  return others.length === 0 ? names : [...new Set([...names, ...others])]
}

/** One term as it stands; of a choice, all of it. */
function askedSpan(
  posting: Posting,
  { first, last, sentence }: { first: TermHit; last: TermHit; sentence: Span },
): Span {
  const { text } = posting
  const end = withKeeping(text, withLevel(text, last.end))
  const span = {
    start: isPaper(first.entry) ? first.start : fromQualification(text, first.start),
    end: isPaper(last.entry)
      ? withNoun(text, end)
      : (endOfPost(posting, last) ?? withQualification(text, end)),
  }
  return first === last ? span : wholeChoice(text, span, sentence)
}

/** "Coaching team leaders" goes on to whom one coaches, where "coaching team" is known. */
function endOfPost({ text, title, jobTitles }: Posting, { start, end }: TermHit): number | null {
  if (!/^\p{L}+ing\b/iu.test(text.slice(start, end))) return null
  const isTitle = title !== null && start < title.end && title.start < end
  const post = jobTitles.find((each) => start < each.start && each.start < end && end < each.end)
  return post && !isTitle ? post.end : null
}

/** "Culinary qualification" asks for more than to know how to cook. */
function withQualification(text: string, end: number): number {
  return end + (/^[ \t]+qualifications?\b/i.exec(text.slice(end, end + 20))?.[0].length ?? 0)
}

/** "A postgraduate qualification in CT" asks for more than to have worked with it. */
function fromQualification(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - lettersBefore), start)
  if (!/ in $/i.test(before.slice(-4))) return start
  return start - (/(?<!\p{L})(?:\p{L}+[ -])?qualifications? in $/iu.exec(before)?.[0].length ?? 0)
}

const lettersBefore = 40

/** "CPCS A04 card" is quoted with what it is for. */
function withNoun(text: string, end: number): number {
  const noun =
    /^(?:[ \t]+\p{Lu}{1,2}\d{2,3}(?=\W*$|\s*[,.;(]|[ \t]+(?:card|ticket|licen[cs]e)))?(?:[ \t]+(?:cards?|tickets?|licen[cs]e|certificate|registration)\b)?/iu
  return end + (noun.exec(text.slice(end, end + 24))?.[0].length ?? 0)
}

/** "Accurate record keeping", where "accurate records" are known. */
function withKeeping(text: string, end: number): number {
  if (!/\brecords?$/i.test(text.slice(Math.max(0, end - 8), end))) return end
  return end + (/^[- ](?:keeping|management)\b/i.exec(text.slice(end, end + 12))?.[0].length ?? 0)
}

/** "CIPD Level 5" is asked for with its level. */
function withLevel(text: string, end: number): number {
  const level = /^[ \t]+(?:level|grade|stage|class)[ \t]+\d{1,2}\b/i.exec(text.slice(end, end + 16))
  return end + (level?.[0].length ?? 0)
}

/** Excel or e-mail is asked for in every office, whatever the job. */
function everydayWeight(entry: LexiconEntry): number {
  return entry.field === 'office' ? 0.5 : 1
}

/** Whether a posting asks for the language that it is written in. */
function isOwnLanguage({ tokens }: Posting, { entry }: TermHit): boolean {
  if (entry.kind !== 'language') return false
  const language = detectLanguage(tokens)
  return language !== 'unknown' && entry.name === nameOfLanguage[language]
}

const nameOfLanguage = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  pl: 'Polish',
}

/** What the title's line goes on with after the work's name is as often a place as a subject. */
function titleWeightOf(posting: Posting, entry: LexiconEntry): number {
  const { title, terms, isOpenToNovices } = posting
  if (!title || isOpenToNovices) return 1
  const hit = terms.find(
    (each) => each.entry === entry && each.start >= title.start && each.end <= title.end,
  )
  if (!hit) return 1
  if (assists.test(posting.text.slice(hit.end, hit.end + lettersOfPost))) return 1
  return hit.end <= (namingPart(posting)?.end ?? 0) ? titleTermWeight : titleTailWeight
}

/** What a "teaching assistant" assists is the work of others. */
const assists = /^ (?:assistant|aide)\b/i
const lettersOfPost = 12

function requirementKind(kind: SkillKind): RequirementKind {
  return kind === 'soft' ? 'soft skill' : kind
}

function isSingle(ask: Ask): boolean {
  return !isChoice(ask.hits)
}

function nameOf(hit: TermHit): string {
  return hit.entry.name
}

function distinct(hits: readonly TermHit[]): TermHit[] {
  const seen = new Set<string>()
  return hits.filter((hit) => !seen.has(hit.entry.name) && seen.add(hit.entry.name))
}

const slugs = new WeakMap<LexiconEntry, string>()

/** Entries are asked for again and again, posting after posting. */
function entrySlug(entry: LexiconEntry): string {
  const known = slugs.get(entry) ?? slug(entry.name)
  slugs.set(entry, known)
  return known
}

/** A part of an id: letters and digits only. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
