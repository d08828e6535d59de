import type { Candidate } from '../../candidate/candidate.ts'
import type { Requirement, RequirementKind } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { changeScorer, type Matched } from '../../score/score.ts'
import { rootsIn } from '../../text/roots-in.ts'
import type { Change, ChangeCategory } from '../advice.ts'
import { quoted } from '../in-words.ts'
import { isEarned } from '../is-earned.ts'
import { namesCourse, namesPaper } from '../names-paper.ts'
import { namesOwnPost, namesPost } from '../names-post.ts'
import { namesReadiness } from '../names-readiness.ts'
import { findAnsweredTask } from './find-answered-task.ts'
import { namesDeed } from './names-deed.ts'
import { namesPast, namesPeople, namesPlace } from './names-whom.ts'
import { proposeHigher } from './propose-higher.ts'
import { proposeNaming } from './propose-naming.ts'
import { proposeTelling } from './propose-telling.ts'
import { questionFor } from './question-for.ts'

const mostChanges = 18
/** To say better what is there already for less than this is not worth anybody's evening. */
const leastTenthsOfTelling = 2

/** Changes that answer a requirement, each with the points it would bring. */
export function requirementChanges(matched: Matched, candidate: Candidate): Change[] {
  const worthOf = changeScorer(matched)
  return matched.rows
    .flatMap((row) => {
      const proposal = propose(row, matched.rows, candidate)
      if (!proposal) return []
      const addedRoots = new Set(proposal.isNew ? rootsIn(row.requirement.text) : [])
      const worth = worthOf({
        row,
        changed: { ...row, credit: proposal.credit, places: Math.max(row.places, 1) },
        addedRoots,
      })
      return [{ ...proposal, tenths: Math.round(worth * 10) }]
    })
    .filter(({ tenths, isNew }) => tenths >= (isNew ? 1 : leastTenthsOfTelling))
    .toSorted((a, b) => b.tenths - a.tenths || (a.id < b.id ? -1 : 1))
    .slice(0, mostChanges)
    .map(({ id, tenths, describe }) => ({ id, ...describe(), tenths }))
}

/** What could be said, and what it would earn. */
export interface Proposal {
  readonly id: string
  readonly credit: number
  readonly isNew: boolean
  /** Most proposals bring too little to be told; only the others are put into words. */
  readonly describe: () => Omit<Change, 'id' | 'tenths'>
}

function propose(row: MatchRow, rows: readonly MatchRow[], candidate: Candidate): Proposal | null {
  if (row.evidence.length === 0 && namesOwnPost(row, rows)) return null
  if (row.how === 'told') return proposeNaming(row, candidate)
  switch (row.requirement.need.type) {
    case 'terms':
      return row.evidence.length === 0 || row.how === 'related'
        ? proposeNew(row, rows)
        : proposeTelling(row, candidate)
    case 'words':
    case 'degree':
      return row.status === 'missing' ? proposeNew(row, rows) : proposeHigher(row, candidate)
    default:
      return null
  }
}

/** A fresh line about a skill, in the latest role and with a result, earns nearly everything. */
const creditOfNewLine = 0.95

function proposeNew(row: MatchRow, rows: readonly MatchRow[]): Proposal {
  return {
    id: `add_${row.requirement.id}`,
    credit: creditOfNewLine,
    isNew: true,
    describe: () => describeNew(row, rows),
  }
}

function describeNew(row: MatchRow, rows: readonly MatchRow[]): Omit<Change, 'id' | 'tenths'> {
  const { requirement, evidence } = row
  const [near] = evidence
  const named = quoted(requirement.text)
  const task = isOfTask(requirement) ? findAnsweredTask(row, rows) : null
  const text =
    requirement.kind === 'duty'
      ? askForTask(requirement.text)
      : near
        ? `You show ${quoted(near.quote)}, which is near ${named}. If ${tellToo(requirement)}, add that.`
        : task
          ? `The CV shows most of ${quoted(task)}, but not ${named}. If your work has included it, add it.`
          : askToAdd(requirement)
  return {
    category: categoryOf(requirement),
    action: 'add-if-true',
    text,
    requirementId: requirement.id,
    findingCode: null,
    quote: near ? { start: near.start, end: near.end, quote: near.quote } : null,
    question: questionFor(task ? 'skill' : kindAsked(requirement), requirement.text),
  }
}

/** What somebody does or knows; a paper or a language is asked for by itself, wherever it stands. */
function isOfTask({ kind }: Requirement): boolean {
  return kind === 'skill' || kind === 'knowledge' || kind === 'tool'
}

function askForTask(task: string): string {
  return demand.test(task)
    ? `The posting asks: ${quoted(task)}. If this is true of you, add a line that shows it.`
    : `The posting says ${quoted(task)}. If you have done this, add a line that shows it.`
}

/** What one should be or have is not done. */
const demand =
  /^\W*(?:must|should|strong|good|excellent|solid|proven|able|ability|capable|knowledge|experience|understanding|understands|proficien|familiar|advanced|superb|mastery|comfortable|willing|minimum)|\b(?:preferred|desirable|essential)\b|\b(?:welcome|(?<!as )required|(?<!as )needed|an? (?:plus|advantage|bonus|asset))\W*$/i

function categoryOf(requirement: Requirement): ChangeCategory {
  const { kind } = requirement
  if (kind === 'duty' || kind === 'experience') return 'Experience'
  if (isEarned(requirement)) return 'Education'
  return kind === 'title' ? 'Summary' : 'Skills'
}

function kindAsked({ kind, text }: Requirement): RequirementKind {
  return kind !== 'education' && namesPaper(text) ? 'certification' : kind
}

function tellToo({ kind, text }: Requirement): string {
  const named = quoted(text)
  switch (kind) {
    case 'licence':
    case 'certification':
    case 'education':
      return `you hold ${named}, too`
    case 'tool':
      return `you have also used ${named}`
    case 'language':
    case 'knowledge':
      return `you also know ${named}`
    default:
      return `your work has also included ${named}`
  }
}

/** What to add, said so that nobody adds what is not true. */
function askToAdd({ kind, need, text }: Requirement): string {
  const named = quoted(text)
  switch (kind) {
    case 'licence':
    case 'certification':
      return askForPaper(named)
    case 'education':
      return `The posting asks for ${named}. If you have it, add it with school and year.`
    case 'language':
      return `Add ${named} and how well you speak it, if you do: the CV does not show it.`
    case 'soft skill':
      return `The CV does not show ${named}. If it is true of you, add a line that does.`
    case 'experience':
      return `The CV does not show ${named}. If you have done it, add a line that does.`
    case 'knowledge':
      if (namesPaper(text)) return askForPaper(named)
      if (namesReadiness(text)) return askForReadiness(named)
      if (namesCourse(text)) return askForCourse(named)
      if (namesDeed(text)) return askForTask(text)
      if (namesPeople(text))
        return `Add ${named} if you have worked with them: the CV does not show it.`
      if (namesPast(text))
        return `The CV does not show ${named}. If you have it, add a line that does.`
      if (namesPlace(text))
        return `Add ${named} if your work has included it: the CV does not show it.`
      return need.type === 'words'
        ? `The posting names ${named}. If you have it or have done it, say so: the CV does not.`
        : `Add ${named} if you know it: the CV does not show it.`
    case 'tool':
      return `Add ${named} if you have used it: the CV does not show it.`
    default:
      if (namesPaper(text)) return askForPaper(named)
      if (namesReadiness(text)) return askForReadiness(named)
      if (namesCourse(text)) return askForCourse(named)
      if (namesDeed(text)) return askForTask(text)
      if (namesPost(text))
        return `The CV does not show work as ${named}. If you have done it, add a line that does.`
      return `Add ${named} if your work has included it: the CV does not show it.`
  }
}

function askForReadiness(named: string): string {
  return `The posting asks: ${named}. If this is true of you, say so: the CV does not.`
}

function askForCourse(named: string): string {
  return `Add ${named} if you have done one: the CV does not show it.`
}

function askForPaper(named: string): string {
  return `Add ${named} if you hold it: the CV does not show it.`
}
