import { changeCategories } from '../advice/advice.ts'
import { findingCatalog } from '../findings/finding-catalog.ts'
import { novicesShare } from '../job/is-open-to-novices.ts'
import {
  importanceWeights,
  kindWeights,
  ownLanguageWeight,
  ownTermWeight,
  shareOfMust,
  titleTailWeight,
  titleTermWeight,
} from '../job/requirements/requirement-weights.ts'
import { readKnowledge } from '../knowledge.ts'
import { bands, recommendedScore } from '../score/bands.ts'
import { doubtCodes, doubtPoints, doubtWords } from '../score/certainty.ts'
import {
  algorithmVersion,
  ofWorkDone,
  scoreWeights,
  shareOfPart,
  strongCoverage,
  strongPercent,
  subScoreNames,
  weightReasons,
} from '../score/score-weights.ts'
import {
  describeEvidence,
  describeLess,
  describePapers,
  describeTitlesAndYears,
} from './describe-evidence.ts'
import { list, percent, section, table } from './in-markdown.ts'

/** How the score is made, in Markdown, written from the very constants that make it. */
export function describeMethod(): string {
  return [
    '# How the score is made',
    `Version ${algorithmVersion} of the algorithm. This page is written from the constants in the code.`,
    'The score is computed by rules, not by a language model: the same CV and the same posting always give the same number. It is an estimate of overlap, not a verdict on a person. In short:',
    list([
      'The posting is read for what it asks: skills, tools, papers, tasks, years, a title. Each has a weight.',
      'The CV is searched for the words that answer each. They are quoted, so that you can check them.',
      'What is only claimed earns less than a line of work that shows it, and a line with a result earns most.',
      'What was earned is added up by part. Every point has a line in a receipt.',
    ]),
    describeBands(),
    describeReading(),
    describeParts(),
    describeEvidence(),
    describeTitlesAndYears(),
    describePapers(),
    describeLess(),
    describeDoubts(),
    describeQuality(),
    describeLimits(),
  ].join('\n\n')
}

function describeBands(): string {
  return section(
    'What the number means',
    table(
      ['score', 'band'],
      bands.map(({ from, name }, at) => [`${from} to ${(bands[at - 1]?.from ?? 101) - 1}`, name]),
    ),
    `We recommend ${recommendedScore} or more before applying. The ceiling beside the score says what this CV could reach by telling better what it already shows, without a new claim.`,
  )
}

function describeReading(): string {
  const { lexicon } = readKnowledge()
  const fields = new Set([...lexicon.entries.values()].map(({ field }) => field)).size
  return section(
    'What the posting asks for',
    `Sentences that every posting has (benefits, equal opportunity, how to apply) are left out. In the rest we look for ${thousands(lexicon.entries.size)} skills, tools, licences and certificates and ${thousands(lexicon.titles.length)} job titles of ${fields} fields, and for names that the posting itself sets apart. “A or B” is one requirement with two ways to meet it; what is “not required” is none. Its weight beside the rest is what holds for it, multiplied:`,
    table(
      ['what is asked', 'weight'],
      [
        ['as a must', `× ${importanceWeights.must}`],
        ['as preferred', `× ${importanceWeights.preferred}`],
        ['as nice to have', `× ${importanceWeights.nice}`],
        ...kindsByWeight(),
        ['named in the job’s title', `× ${titleTermWeight}`],
        ['named behind it in the same line', `× ${titleTailWeight}`],
        ['a term that only this posting uses', `× ${ownTermWeight}`],
        ['the language that the posting is written in', `× ${ownLanguageWeight}`],
      ],
    ),
  )
}

const kindNames = {
  licence: 'a licence',
  certification: 'a certificate',
  skill: 'a skill',
  tool: 'a tool',
  knowledge: 'knowledge',
  language: 'a language',
  soft: 'a soft skill, which everybody claims',
} as const satisfies Record<keyof typeof kindWeights, string>

/** Kinds of one weight share a line. */
function kindsByWeight(): string[][] {
  const kinds = Object.keys(kindNames) as (keyof typeof kindNames)[]
  const groups = Map.groupBy(kinds, (kind) => kindWeights[kind])
  return [...groups].map(([weight, alike]) => [
    alike.map((kind) => kindNames[kind]).join(', '),
    `× ${weight}`,
  ])
}

function describeParts(): string {
  return section(
    'What each part gives',
    `A part that the posting does not ask for takes no part; the others share its points. Nobody’s CV repeats a whole posting, so a part gives ${strongPercent} % of its points at the coverage named here, less in a smooth bend below it, and all of them only for all of it.`,
    table(
      ['part', 'points', 'strong from', 'why'],
      subScoreNames.map((name) => [
        name,
        `${scoreWeights[name].points}`,
        percent(strongCoverage[name]),
        weightReasons[name],
      ]),
    ),
    `Where a posting says that no experience is needed, nobody is asked for the line of work, and what its tasks name counts as nice to have. Of the points above ${novicesParts}. A degree that is only preferred gives ${percent(shareOfMust('preferred'))} of its points, one that is nice to have ${percent(shareOfMust('nice'))}.`,
  )
}

const novicesParts = subScoreNames
  .filter((name) => ofWorkDone.has(name))
  .map(
    (name, at) =>
      `${name}${at === 0 ? ' then gives' : ''} ${percent(shareOfPart(name, () => novicesShare))}`,
  )
  .join(', ')

function describeDoubts(): string {
  return section(
    'How sure it is',
    'Careful readers differ, too. The score is given with the points it may be off to either side:',
    table(
      ['when', 'adds'],
      doubtCodes.map((code) => [doubtWords[code], `± ${doubtPoints[code]}`]),
    ),
  )
}

function describeQuality(): string {
  return section(
    'Phrasing and ATS readiness',
    'Two more numbers stand beside the score and give it nothing. Each begins at 100 and loses points for what is found. ATS readiness says how well software can read the CV:',
    describeFindings('ats'),
    'Phrasing says how well it is told:',
    describeFindings('phrasing'),
    `Proposed changes are sorted into ${changeCategories.join(', ')}. The points beside a change are what the score gains when it is applied and everything is added up again.`,
  )
}

function describeFindings(
  of: (typeof findingCatalog)[keyof typeof findingCatalog]['area'],
): string {
  const found = Object.values(findingCatalog).filter(({ area }) => area === of)
  return table(
    ['what is found', 'costs'],
    found.map(({ meaning, cost }) => [meaning, `${cost}`]),
  )
}

function describeLimits(): string {
  return section(
    'What it cannot see',
    list([
      'It reads words. It does not know how good you are at something, whether a claim is true, or what the employer really wants.',
      'It reads English well and other languages poorly, and says so.',
      'A posting that names nothing to compare is refused rather than scored.',
    ]),
  )
}

function thousands(count: number): string {
  return count.toString().replace(/\B(?=(?:\d{3})+$)/g, ',')
}
