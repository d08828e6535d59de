import type { Candidate } from '../../candidate/candidate.ts'
import { hasFigure } from '../../findings/bullet-rules.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import type { Evidence, MatchRow } from '../../match/match-row.ts'
import { toldBest } from '../../score/ceiling.ts'
import { rootsIn } from '../../text/roots-in.ts'
import { choiceShown } from '../choice-shown.ts'
import { quoted } from '../in-words.ts'
import { namesPost } from '../names-post.ts'
import { type Told, whereTold } from '../where-told.ts'
import type { Proposal } from './requirement-changes.ts'

const leastGain = 0.02

/** Proposes to tell better what the CV shows already; `null` where it says so as it stands. */
export function proposeTelling(row: MatchRow, candidate: Candidate): Proposal | null {
  const [best] = row.evidence
  const told = toldBest(row).credit
  // A language is spoken, a paper held: no telling makes it more.
  const isHeld = isPaper(row.requirement) || row.requirement.kind === 'language'
  if (!best || isHeld || told - row.credit < leastGain) return null
  const place = whereTold(candidate.cv, best)
  const isAtWork = (each: Evidence) => whereTold(candidate.cv, each).where === 'work'
  const isUnnamed = row.how === 'implied' && !isNamed(row, candidate)
  if (isUnnamed && namesPost(row.requirement.text)) return null
  if (!isUnnamed && (best.strength === 'result' || hasResult(place))) return null
  if (!isUnnamed && place.where !== 'work' && row.evidence.some(isAtWork)) return null
  return {
    id: `tell_${row.requirement.id}`,
    credit: told,
    isNew: false,
    describe: () =>
      describeTelling(row, { best, cvText: candidate.text, place: isUnnamed ? null : place }),
  }
}

/** What came of it may stand in another sentence of the same line. */
function hasResult(place: Told): boolean {
  return place.where === 'work' && hasFigure(place.line)
}

/** Whether the CV says the posting's word itself: a single one anywhere, several in a line that shows it. */
function isNamed({ requirement: { text }, evidence }: MatchRow, { text: cv, tokens }: Candidate) {
  if (evidence[0]?.quote.toLowerCase().includes(text.toLowerCase())) return true
  const choices = text.split(/,| or /).map((choice) => rootsOf(choice))
  const lines = evidence.map(({ line }) => new Set(rootsOf(cv.slice(line.start, line.end))))
  return choices.some(
    (roots) =>
      lines.some((line) => roots.every((root) => line.has(root))) ||
      (roots.length === 1 && tokens.some(({ root }) => root === roots[0])),
  )
}

function rootsOf(words: string): string[] {
  return rootsIn(words).filter((root) => root !== 'and')
}

function describeTelling(row: MatchRow, telling: Telling): ReturnType<Proposal['describe']> {
  const { best, place } = telling
  // What shows it by another name is said better where it stands, and not moved.
  const isListed = best.strength === 'listed' && place !== null && place.where !== 'work'
  return {
    category: isListed ? 'Experience' : 'Wording',
    action: isListed ? 'move-up' : 'reword',
    text: sayBetter(row, telling),
    requirementId: row.requirement.id,
    findingCode: null,
    quote: { start: best.start, end: best.end, quote: best.quote },
    question: null,
  }
}

function nameToo(asked: string): string {
  const isOne = !/[\s/]/.test(asked)
  return `Name it in the posting’s own ${isOne ? 'word' : 'words'} too.`
}

interface Telling {
  readonly best: Evidence
  readonly cvText: string
  readonly place: Told | null
}

function sayBetter(row: MatchRow, { best, cvText, place }: Telling): string {
  if (place === null)
    return `${quoted(best.quote)} counts as ${quoted(row.requirement.text)}. ${nameToo(row.requirement.text)}`
  const named = quoted(choiceShown(row) ?? row.requirement.text)
  if (best.strength !== 'listed' && place.where !== 'title')
    return `${named} is told without a result. Say what came of it: how many, how much, how often.`
  switch (place.where) {
    case 'work': {
      const line = quoted(cvText.slice(best.line.start, best.line.end))
      return `${named} is told in a few words: ${line}. Say for whom, and what came of it.`
    }
    case 'title':
      return `${named} is named only in a job title. Show it in a line about your work, with what came of it.`
    case 'training':
      return `${named} is named only with your training. Show it in a line about your work, with what came of it.`
    case 'top':
      return `${named} is said only at the top of the CV. Show it in a line about your work, with what came of it.`
    case 'list':
      return `${named} stands only in a list. Show it in a line about your work, with what came of it.`
  }
}
