import type { Candidate } from '../candidate/candidate.ts'
import type { Month } from '../candidate/months-worked.ts'
import type { Job, Requirement } from '../job/job.ts'
import { isPaper } from '../lexicon/is-paper.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { mainTrades } from '../lexicon/main-trades.ts'
import { plainPaper } from '../papers/asked-paper.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { findAskedLines } from './find-asked-lines.ts'
import { matchLanguageAbroad } from './languages/match-language-abroad.ts'
import { matchWrittenLanguage } from './languages/match-written-language.ts'
import { matchCondition } from './match-condition.ts'
import {
  type Asked,
  isJoinedName,
  matchAnyWords,
  matchOwnWords,
  paraphraseOf,
} from './match-own-words.ts'
import { type MatchRow, metFrom } from './match-row.ts'
import { matchYears } from './match-years.ts'
import { matchDrivingLicence } from './papers/match-driving-licence.ts'
import { matchOwnPaper } from './papers/match-own-paper.ts'
import { matchPaperCode } from './papers/match-paper-code.ts'
import { matchRegister } from './papers/match-register.ts'
import { matchWrittenPaper } from './papers/match-written-paper.ts'
import { unlessForOther } from './papers/unless-for-other.ts'
import { asStudied } from './schooling/as-studied.ts'
import { matchSchooling } from './schooling/match-schooling.ts'
import { type Found, matchTerms, nothingFound } from './skills/match-terms.ts'
import { matchDeeds } from './tasks/match-deeds.ts'
import { asLearnt } from './titles/as-learnt.ts'
import { matchField } from './titles/match-field.ts'
import { matchTitle } from './titles/match-title.ts'
import { matchUnnamedTitle } from './titles/match-unnamed-title.ts'
import { matchDoers, rolesDoing } from './titles/roles-doing.ts'

/** What matching needs besides the two texts. */
export interface Knowledge {
  readonly lexicon: Lexicon
  readonly words: WordWeights
  readonly today: Month
}

/** One row a requirement: whether the CV meets it, and the words that show it. */
export function match(knowledge: Knowledge, job: Job, candidate: Candidate): Meeting {
  const rows = job.requirements.map((requirement) =>
    asRow(requirement, findEvidence(knowledge, { job, candidate, requirement })),
  )
  const asked = findAskedLines(job, candidate, rows)
  // The line of work is shown by lines that are asked for in any case: it adds none to them.
  const field = matchField(knowledge.lexicon, {
    job,
    candidate,
    asked: withInterests(candidate, asked),
  })
  const withField = rows.map((row) => {
    const { requirement } = row
    if (requirement.need.type === 'field') return asRow(requirement, field)
    if (requirement.need.type !== 'title') return row
    return asRow(requirement, matchUnnamedTitle(candidate, job, { title: row, field }))
  })
  return { rows: withField, asked }
}

/** Where a posting and a CV meet: a row a requirement, and where the lines start that answer any. */
export interface Meeting {
  readonly rows: readonly MatchRow[]
  readonly asked: ReadonlySet<number>
}

/** Who cooks at home is of no other line of work for it. */
function withInterests({ cv, units }: Candidate, asked: ReadonlySet<number>): ReadonlySet<number> {
  const bodies = cv.sections.flatMap(({ kind, body }) => (kind === 'interests' ? [body] : []))
  if (bodies.length === 0) return asked
  const own = units.filter(({ start }) =>
    bodies.some((body) => body.start <= start && start < body.end),
  )
  return new Set([...asked, ...own.map(({ start }) => start)])
}

function asRow(requirement: Requirement, found: Found): MatchRow {
  return { requirement, ...found, places: placesOf(found), status: statusOf(requirement, found) }
}

interface Question extends Asked {
  readonly job: Job
}

function findEvidence(
  { lexicon, words, today }: Knowledge,
  { job, candidate, requirement }: Question,
): Found {
  const { need } = requirement
  if (requirement.categories) return matchDrivingLicence(lexicon, candidate, requirement.categories)
  switch (need.type) {
    case 'terms':
      return asStudied(
        candidate,
        requirement,
        orOtherwise(
          { words, candidate, requirement, orWords: need.orWords },
          matchNamed({ lexicon, words }, { job, candidate, requirement }, need.anyOf),
        ),
      )
    case 'words':
      if (isPaper(requirement))
        return paperByWords(
          words,
          candidate,
          requirement,
          [need.roots, ...(need.orWords ?? [])],
          need.needsAllWords,
        )
      return orOtherwise(
        { words, candidate, requirement, orWords: need.orWords },
        asStudied(candidate, requirement, matchOwnWords(words, candidate, requirement)),
      )
    case 'years':
      return matchYears(candidate, {
        ...need,
        deeds: requirement.deeds,
        doing: rolesDoing(candidate, requirement),
        asked: requirement.text,
        titles: [...(need.titles ?? []), ...job.titles],
        called: need.titles ?? [],
        name: job.title,
        trades: mainTrades(job.profile),
        today,
      })
    case 'field':
      return nothingFound
    case 'degree':
      return orByWords(
        matchSchooling(lexicon, candidate, { ...need, titles: job.titles, year: today.year }),
        [paperByWords(words, candidate, requirement, need.orWords ?? [])],
      )
    case 'title':
      return orByWords(
        asLearnt(candidate, { ...need.learntBy, titles: job.titles, year: today.year }),
        [need, ...(need.others ?? [])].map((each) =>
          matchTitle(job, candidate, { ...each, kin: need.kin ?? [], words, lexicon }),
        ),
      )
    case 'condition':
      return matchCondition(candidate, need)
  }
}

interface Otherwise extends Asked {
  readonly words: WordWeights
  readonly orWords: readonly (readonly string[])[] | undefined
}

/** What was found, or what stands for it in a choice, or a line that tells it in words of its own. */
function orOtherwise({ words, candidate, requirement, orWords }: Otherwise, found: Found): Found {
  // How a language is called elsewhere has been looked for with how well it is spoken.
  const ways = requirement.kind === 'language' ? [] : (orWords ?? [])
  const chosen = isPaper(requirement)
    ? [paperByWords(words, candidate, requirement, ways)]
    : ways.map((roots) => matchAnyWords(words, { candidate, requirement, roots }))
  return orByDeeds(orByWords(found, chosen), { candidate, requirement })
}

/**
 * Where no line says a thing by its name, one may tell it; and lines that tell it bear out one that names it,
 * so that naming it takes nothing away. A task counts them with its words.
 */
function orByDeeds(found: Found, { candidate, requirement }: Asked): Found {
  if (!requirement.deeds || requirement.kind === 'duty' || isJoinedName(requirement)) return found
  const told = matchDeeds(candidate, requirement)
  const best = orByWords(found, [told])
  return {
    ...best,
    // What the CV names is not "told in words of its own", however little the name alone would earn.
    ...(found.credit > 0 && isNamed(found) && found.how !== 'words'
      ? { how: found.how, evidence: [...found.evidence, ...told.evidence] }
      : {}),
    places: Math.max(placesOf(found), placesOf(told)),
    lines: [
      ...(found.lines ?? found.evidence.map(({ line }) => line.start)),
      ...(told.lines ?? []),
    ],
  }
}

function placesOf({ places, evidence }: Found): number {
  return places ?? Math.min(1, evidence.length)
}

/** Of a choice the way that is shown best. */
function orByWords(found: Found, others: readonly Found[] = []): Found {
  return others.reduce((best, each) => (each.credit > best.credit ? each : best), found)
}

/**
 * What a posting names, or its words in other forms; a paper may stand in the CV by its code, or as "on
 * the register".
 */
function matchNamed(
  { lexicon, words }: Omit<Knowledge, 'today'>,
  { job, candidate, requirement }: Question,
  names: readonly string[],
): Found {
  const { quote, paper = plainPaper, fluency, isBasic } = requirement
  const byName = matchTerms(lexicon, candidate, {
    names,
    near: job.near,
    paper,
    fluency,
    isBasic,
    written: quote.quote,
  })
  const found = isNamed(byName)
    ? byName
    : orByWords(byName, [
        paraphraseOf(words, { candidate, requirement }, [
          ...names.map((name) => lexicon.entries.get(name) ?? name),
          ...quote.quote.split(/,|\bor\b|\//),
        ]),
      ])
  if (requirement.kind === 'language')
    return orByWords(found, [
      matchWrittenLanguage(candidate, names),
      matchLanguageAbroad(candidate, requirement),
    ])
  if (!isPaper(requirement)) return orByWords(found, [matchDoers(candidate, requirement)])
  const byCode = matchPaperCode(candidate, paper)
  const written = found.credit < 1 ? matchWrittenPaper(candidate, requirement) : nothingFound
  const held = orByWords(found, [byCode, written])
  const isUnheld = held.credit === 0 && names.some(isRegister)
  return unlessForOther(candidate, paper, isUnheld ? matchRegister(candidate, job.titles) : held)
}

function isNamed({ evidence, how }: Found): boolean {
  return evidence.length > 0 && how !== 'related'
}

/** Whether the word data calls it a licence to work, rather than a check or a card. */
function isRegister(name: string): boolean {
  return /registration|registered|licen[cs]e$|qualified .* status|solicitor/i.test(name)
}

/** A paper that no word data knows, by the words of its name. */
function paperByWords(
  words: Knowledge['words'],
  candidate: Candidate,
  { quote }: Requirement,
  ways: readonly (readonly string[])[],
  needsAllWords = false,
): Found {
  return matchOwnPaper(words, candidate, { written: quote.quote, ways, needsAllWords })
}

/** A condition the CV is silent on is no miss: few people write down that they may work here. */
function statusOf({ kind, need }: Requirement, { credit, how }: Found): MatchRow['status'] {
  // Only who wrote such a line knows whether it tells what is asked.
  if (how !== 'told' && credit >= (need.type === 'years' ? yearsMetFrom : metFrom)) return 'met'
  if (credit > 0) return 'partly'
  return kind === 'knock-out' ? 'unclear' : 'missing'
}

/** Two years are not three; what is called years of experience may lack a month or so. */
const yearsMetFrom = 0.9
