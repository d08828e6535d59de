import type { Candidate } from '../../candidate/candidate.ts'
import type { Finding, Quality } from '../../findings/finding.ts'
import { findingCatalog } from '../../findings/finding-catalog.ts'
import type { MatchRow } from '../../match/match-row.ts'
import type { Feedback } from '../advice.ts'
import { joinWords, quoted } from '../in-words.ts'
import { namesSection, sectionsOnce, tellSections } from '../sections-once.ts'
import { tellMusts } from './tell-musts.ts'
import { tellPapers } from './tell-papers.ts'
import { tellSkills } from './tell-skills.ts'
import { tellWork } from './tell-work.ts'

const mostFindings = 4

/** What is good and what is not, in sentences that quote the CV and the posting. */
export function writeFeedback(
  candidate: Candidate,
  rows: readonly MatchRow[],
  quality: Quality,
): Feedback {
  const asked = rows.filter(({ requirement }) => requirement.kind !== 'knock-out')
  const told = [
    tellMusts(asked),
    tellWork(candidate.text, asked),
    tellSkills(candidate, asked),
    tellPapers(candidate, asked),
  ]
  return {
    strengths: [...told.flatMap(({ strengths }) => strengths), ...conditionsMet(rows)],
    weaknesses: [
      ...told.flatMap(({ weaknesses }) => weaknesses),
      ...knockOuts(rows),
      ...tellFindings(quality.findings),
    ],
  }
}

/** Who lacks a skill and has the licence and the check is to hear of both. */
function conditionsMet(rows: readonly MatchRow[]): string[] {
  const met = rows.filter(
    ({ requirement, status }) => requirement.kind === 'knock-out' && status === 'met',
  )
  if (met.length === 0) return []
  const named = met.slice(0, mostConditions).map(({ requirement }) => quoted(requirement.text))
  return [`Checked before all else, and said in the CV: ${joinWords(named)}.`]
}

const mostConditions = 4

function knockOuts(rows: readonly MatchRow[]): string[] {
  const open = rows.filter(
    ({ requirement, status }) => requirement.kind === 'knock-out' && status === 'unclear',
  )
  if (open.length === 0) return []
  const named = open.map(({ requirement }) => quoted(requirement.text))
  return [`Check these first, whatever the score: ${named.join(', ')}.`]
}

function tellFindings(findings: readonly Finding[]): string[] {
  const sections = tellSections(findings.map(({ code }) => code))
  return sectionsOnce(findings, ({ code }) => (sections ? code : null))
    .toSorted((a, b) => findingCatalog[b.code].cost - findingCatalog[a.code].cost)
    .slice(0, mostFindings)
    .map((finding) => (namesSection(finding.code) && sections?.meaning) || tellFinding(finding))
}

/** A finding with the first words it is about, so that nobody has to search for them. */
function tellFinding({ code, quotes }: Finding): string {
  const { meaning } = findingCatalog[code]
  const [first] = quotes
  return first ? `${meaning.replace(/[.]$/, '')}: ${quoted(first.quote)}.` : meaning
}
