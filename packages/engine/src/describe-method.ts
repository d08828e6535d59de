import { changeCategories } from './advice/advice.ts'
import { backingRules } from './candidate/back-claims.ts'
import { findingCatalog } from './findings/finding-catalog.ts'
import {
  importanceWeights,
  kindWeights,
  ownTermWeight,
  titleTailWeight,
  titleTermWeight,
} from './job/requirements/requirement-weights.ts'
import { readKnowledge } from './knowledge.ts'
import {
  besideWork,
  howCredit,
  presence,
  presenceRules,
  strengthCredit,
  wordsOfLine,
} from './match/credit-rules.ts'
import { mostOfStretch, phrasesOfCopy, phraseWords } from './match/find-copied.ts'
import { metFrom } from './match/match-row.ts'
import { standingCredit } from './match/papers/read-standing.ts'
import { sameField } from './match/titles/match-title.ts'
import { bands, recommendedScore } from './score/bands.ts'
import { doubtCodes, doubtPoints, doubtWords } from './score/certainty.ts'
import { shutByKind } from './score/formal-musts.ts'
import {
  algorithmVersion,
  scoreWeights,
  strongCoverage,
  strongPercent,
  subScoreNames,
  weightReasons,
} from './score/score-weights.ts'

/** How the score is made, in Markdown, written from the very constants that make it. */
export function describeMethod(): string {
  return [
    '# How the score is made',
    `Version ${algorithmVersion} of the algorithm. This page is written from the constants in the code.`,
    'The score is computed by rules, not by a language model. The same CV and the same posting always give the same number, and every point of it has a line in a receipt. It is an estimate of overlap, not a verdict on a person.',
    describeReading(),
    describeParts(),
    describeCredits(),
    describeBands(),
    describeDoubts(),
    describeQuality(),
    describeLimits(),
  ].join('\n\n')
}

function describeReading(): string {
  const { lexicon } = readKnowledge()
  const fields = new Set([...lexicon.entries.values()].map(({ field }) => field)).size
  return [
    '## 1. What the posting asks for',
    `Sentences that every posting has (benefits, equal opportunity, how to apply) are left out. In the rest we look for ${thousands(lexicon.entries.size)} skills, tools, licences and certificates and ${thousands(lexicon.titles.length)} job titles of ${fields} fields, and for names that the posting itself sets apart. “A or B” is one requirement with two ways to meet it; what is “not required” is none.`,
    table(
      ['what', 'weight'],
      [
        ...Object.entries(importanceWeights).map(([name, weight]) => [
          `importance: ${name}`,
          `× ${weight}`,
        ]),
        ...Object.entries(kindWeights).map(([name, weight]) => [`kind: ${name}`, `× ${weight}`]),
        ['named in the job’s title', `× ${titleTermWeight}`],
        ['named behind it in the same line', `× ${titleTailWeight}`],
        ['a term that only this posting uses', `× ${ownTermWeight}`],
      ],
    ),
  ].join('\n\n')
}

function describeParts(): string {
  return [
    '## 2. What each part gives',
    `A part that the posting does not ask for takes no part; the others share its points. Nobody’s CV repeats a whole posting, so a part gives ${strongPercent} % of its points at the coverage named here, less in a smooth bend below it, and all of them only for all of it.`,
    table(
      ['part', 'points', 'strong from', 'why'],
      subScoreNames.map((name) => [
        name,
        `${scoreWeights[name].points}`,
        `${Math.round(strongCoverage[name] * 100)} %`,
        weightReasons[name],
      ]),
    ),
  ].join('\n\n')
}

function describeCredits(): string {
  return [
    '## 3. What evidence earns',
    `Evidence is always a piece of the CV, quoted. The best piece counts, and so does in how many lines a skill or a word shows: in a CV of the usual length one line gives ${inPercent(1, presenceRules.halfForSkill)} of a skill’s points and ${inPercent(1, presenceRules.halfForWord)} of a word’s, ${presenceRules.mostPlaces} lines give ${inPercent(presenceRules.mostPlaces, presenceRules.halfForSkill)} and ${inPercent(presenceRules.mostPlaces, presenceRules.halfForWord)}; less in a CV that speaks much of other things, more in one that does not. A word of the posting counts in full where the CV tells of work, and ${Math.round(presenceRules.wordElsewhere * 100)} % of that in lists and summaries, which everybody can write it into. The same line again adds nothing, lists count ${presenceRules.mostListed} times at most, and more than ${presenceRules.mostPlaces} lines add nothing. A line of more than ${wordsOfLine.described} words, or ${wordsOfLine.result} where it says what came of the work, counts in part for each thing it names: half with twice as many. A line that shows anything the posting asks for never counts as one about other things. A requirement is called met from ${Math.round(metFrom * 100)} % of its points on.`,
    table(
      ['evidence', 'share of the points'],
      [
        ...Object.entries(strengthCredit).map(([name, share]) => [
          `the skill is ${name === 'result' ? 'described with a result' : name}`,
          `${Math.round(share * 100)} %`,
        ]),
        ['described, but outside of the work told', `× ${besideWork}`],
        ...(['implied', 'related'] as const).map((name) => [
          `another skill that is ${name === 'implied' ? 'proof of it' : 'near it'}`,
          `× ${howCredit[name]}`,
        ]),
        ['a line that tells it in words of its own', `× ${howCredit.told}`],
      ],
    ),
    'A licence, certificate or degree that the posting insists on is a condition. While the CV does not show it, it keeps a part of all points shut; its own line of the receipt says how many. Where a sentence offers several, one will do. What the employer arranges, like a background check, and a card that anyone gets within days keep nothing shut. A paper counts alike in a list and in a sentence. One that is applied for or studied for counts in part, unless the posting welcomes people on the way; so does one of a lower level, of another branch or trade, or one that has lapsed. Who works under the job’s title and is “on the register” is taken for registered; a driving licence is read by its letters.',
    table(
      ['a condition that is not shown', 'keeps shut'],
      Object.entries(shutByKind).map(([name, share]) => [
        name === 'education' ? 'degree or other education' : name,
        `${Math.round(share * 100)} % of the points`,
      ]),
    ),
    table(
      ['the paper is', 'share of its credit'],
      Object.entries(standingCredit).map(([name, share]) => [
        name === 'underway' ? 'on its way' : name,
        `${Math.round(share * 100)} %`,
      ]),
    ),
    `A title counts less when its level is below or above the job’s, or when its words name another subject; one that stands below the name counts nearly as one held. Where the work told is of the job’s field and no role goes by a title of another field, a title counts as one of the field, ${Math.round(sameField * 100)} %, even if no list of ours holds it. Years as an apprentice or trainee count half.`,
    `Names, addresses, schools and employers count for nothing. Words copied from the posting in a run of twelve or more count for nothing, and so does every phrase of ${phraseWords} of its words where a CV holds ${phrasesOfCopy} of them or more, of one run ${mostOfStretch} at most; what else it says outside of its roles and projects then counts the less, the more of that was copied, down to nothing from ${Math.round(100 / backingRules.lostToCopies)} %. Lists and summaries claim, lines on work show: where a CV hardly tells of any work, what it only lists counts down to ${Math.round(backingRules.leastBacking * 100)} %. A language counts the less, the further the level that the CV names for it is below the one asked for. A line that says its work was done under supervision, only watched, at home or only learnt so far counts ${Math.round(backingRules.besideWork * 100)} %. “No experience with X” and “would like to learn X” do not count as X.`,
  ].join('\n\n')
}

function inPercent(places: number, half: number): string {
  return `${Math.round(presence(places, half, 1) * 100)} %`
}

function describeBands(): string {
  return [
    '## 4. What the number means',
    table(
      ['from', 'band'],
      bands.map(({ from, name }) => [`${from}`, name]),
    ),
    `We recommend ${recommendedScore} or more before applying. The ceiling beside the score says what this CV could reach by telling better what it already shows, without a new claim.`,
  ].join('\n\n')
}

function describeDoubts(): string {
  return [
    '## 5. How sure it is',
    'Careful readers differ, too. The score is given with the points it may be off to either side:',
    table(
      ['when', 'adds'],
      doubtCodes.map((code) => [doubtWords[code], `± ${doubtPoints[code]}`]),
    ),
  ].join('\n\n')
}

function describeQuality(): string {
  const rows = Object.values(findingCatalog).map(({ area, meaning, cost }) => [
    area === 'ats' ? 'ATS readiness' : 'Phrasing',
    meaning,
    `${cost}`,
  ])
  return [
    '## 6. Phrasing and ATS readiness',
    'Two more numbers stand beside the score and give it nothing. Each begins at 100 and loses points for what is found:',
    table(['number', 'what is found', 'costs'], rows),
    `Proposed changes are sorted into ${changeCategories.join(', ')}. The points beside a change are what the score gains when it is applied and everything is added up again.`,
  ].join('\n\n')
}

function describeLimits(): string {
  return [
    '## 7. What it cannot see',
    'It reads words. It does not know how good you are at something, whether a claim is true, or what the employer really wants. It reads English well and other languages poorly, and says so. A posting that names nothing to compare is refused rather than scored.',
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function thousands(count: number): string {
  return count.toString().replace(/\B(?=(?:\d{3})+$)/g, ',')
}
