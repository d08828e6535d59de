import type { Candidate, Strength } from '../../candidate/candidate.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { wordStem } from '../../text/forms/word-forms.ts'
import { tokenize } from '../../text/tokenize.ts'
import type { Feedback } from '../advice.ts'
import { choiceShown, shortQuote } from '../choice-shown.ts'
import { joinWords, quoted } from '../in-words.ts'
import { isEarned } from '../is-earned.ts'
import { namesOwnPost } from '../names-post.ts'
import { type Told, whereTold } from '../where-told.ts'

const mostNamed = 4
const mostNear = 3
const mostResultsQuoted = 2

/** What the lines of the CV show of the skills asked for, and what they do not. */
export function tellSkills({ cv, text }: Candidate, rows: readonly MatchRow[]): Feedback {
  const skills = rows
    .filter(isSkill)
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
  const claimed = shownBest(skills, 'listed').filter(isAtWork)
  const isClaimedIn = (row: MatchRow, places: readonly Told['where'][]) =>
    row.evidence.every(
      (each) => each.strength === 'listed' && places.includes(whereTold(cv, each).where),
    )
  const atTop = claimed.filter((row) => isClaimedIn(row, ['top']))
  const listed = claimed.filter((row) => isClaimedIn(row, ['top', 'list']) && !atTop.includes(row))
  const lacking = skills.filter(
    (row) =>
      row.status === 'missing' && row.requirement.importance === 'must' && !namesOwnPost(row, rows),
  )
  const near = nearNames(skills)
  const unnamed = namesOf(skills.filter(({ how }) => how === 'told'))
  const missing = namesOf(lacking.filter((row) => !isTrait(row)))
  const traits = namesOf(lacking.filter(isTrait))
  const isTold =
    (where: Told['where']) =>
    ({ evidence: [best] }: MatchRow) =>
      best !== undefined && whereTold(cv, best).where === where
  const papers = new Set(rows.filter(isHeld).flatMap(namesOfPaper))
  const shown = [...shownBest(skills, 'result'), ...shownBest(skills, 'described')].filter(
    (row) => !papers.has(sameWords(nameShown(row))),
  )
  const learnt = shownNames(shown.filter(isTold('training')))
  const introduced = shownNames(shown.filter(isTold('top')))
  const atWork = shown.filter((row) => !isTold('training')(row) && !isTold('top')(row))
  const described = shownNames(shownBest(atWork, 'described'))
  return {
    strengths: [
      ...shownWithResult(text, shownBest(atWork, 'result')),
      ...(described.length > 0 ? [`Lines about your work show ${joinWords(described)}.`] : []),
      ...(introduced.length > 0 ? [`The top of the CV tells of ${joinWords(introduced)}.`] : []),
      ...(learnt.length > 0 ? [`What you learnt shows ${joinWords(learnt)}.`] : []),
    ],
    weaknesses: [
      ...(missing.length > 0 ? [`Not found in the CV: ${missing.join(', ')}.`] : []),
      ...(near.length > 0 ? [`Only near what is asked: ${joinWords(near)}.`] : []),
      ...(unnamed.length > 0
        ? [`Told in words of its own, which count in part: ${joinWords(unnamed)}.`]
        : []),
      ...(listed.length > 0
        ? [`Only in a list, without work that shows it: ${joinWords(namesOf(listed))}.`]
        : []),
      ...(atTop.length > 0
        ? [`Said at the top, without work that shows it: ${joinWords(namesOf(atTop))}.`]
        : []),
      ...(traits.length > 0
        ? [`No line shows ${joinWords(traits)} yet: a deed does, the word alone does not.`]
        : []),
    ],
  }
}

function isSkill({ requirement }: MatchRow): boolean {
  const { kind } = requirement
  return kind !== 'title' && kind !== 'experience' && kind !== 'duty' && !isEarned(requirement)
}

function isTrait({ requirement }: MatchRow): boolean {
  return requirement.kind === 'soft skill'
}

/** A language is spoken or not, a paper is held or not: a list is where they belong. */
function isAtWork({ requirement: { kind, need, text } }: MatchRow): boolean {
  const mayBePaper = held.test(text) || (need.type === 'words' && !/\p{Ll}/u.test(text))
  return kind !== 'language' && !mayBePaper
}

const held =
  /\b(?:insurance|registration|registered|card|ticket|certificate|clearance|vaccination)\b/i

function shownBest(rows: readonly MatchRow[], strength: Strength): MatchRow[] {
  return rows.filter(
    ({ status, evidence }) => status === 'met' && evidence[0]?.strength === strength,
  )
}

function namesOf(rows: readonly MatchRow[]): string[] {
  return rows.slice(0, mostNamed).map(({ requirement }) => quoted(requirement.text))
}

/** "Radiography" beside a posting for MRI. */
function nearNames(rows: readonly MatchRow[]): string[] {
  const musts = rows.filter(
    ({ requirement, how, status }) =>
      how === 'related' && status === 'partly' && requirement.importance === 'must',
  )
  const byOwn = Map.groupBy(musts, ({ evidence: [best] }) => shortQuote(best?.quote))
  return [...byOwn]
    .flatMap(([own, near]) => (own ? [`${quoted(own)} for ${joinWords(namesOf(near))}`] : []))
    .slice(0, mostNear)
}

/** Of several that would do, the one that the CV shows; of what something else proves, that else. */
function shownNames(rows: readonly MatchRow[]): string[] {
  const names = rows.map((row) => quoted(nameShown(row)))
  const first = new Map(names.toReversed().map((name) => [sameWords(name), name]))
  return [...first.values()].toReversed().slice(0, mostNamed)
}

function nameShown(row: MatchRow): string {
  const { requirement, how, evidence } = row
  const proof = how === 'implied' ? shortQuote(evidence[0]?.quote) : null
  return choiceShown(row) ?? proof ?? requirement.text
}

/** What is told among the papers is not told again. */
function namesOfPaper({ requirement, evidence }: MatchRow): string[] {
  return [requirement.text, evidence[0]?.quote ?? ''].map(sameWords)
}

function isHeld({ requirement, status }: MatchRow): boolean {
  return isEarned(requirement) && status === 'met'
}

/** "Fault finding" and "find faults" are one thing to whoever reads both. */
function sameWords(name: string): string {
  return tokenize(name)
    .map(({ root }) => wordStem(root))
    .toSorted()
    .join(' ')
}

/** The lines that show something asked for with what came of it, each line once. */
function shownWithResult(cvText: string, rows: readonly MatchRow[]): string[] {
  const byLine = new Map<string, MatchRow[]>()
  for (const row of rows) {
    const { line } = row.evidence[0] ?? { line: { start: 0, end: 0 } }
    const words = cvText.slice(line.start, line.end)
    byLine.set(words, [...(byLine.get(words) ?? []), row])
  }
  return [...byLine].slice(0, mostResultsQuoted).map(([line, shown]) => {
    const names = shownNames(shown)
    const verb = names.length === 1 ? 'is' : 'are'
    return `${joinWords(names)} ${verb} shown at work, with a figure: ${quoted(line)}.`
  })
}
