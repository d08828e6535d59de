import { analyze } from '@rolefit/engine'
import { checkCase, countClaims } from '../../packages/engine/test/golden/check-case.ts'
import { goldenCases } from '../../packages/engine/test/golden/golden-cases.ts'
import { mean, measureSeparation } from './area-under-curve.ts'
import { type DecisiveSet, decisiveSets, readDecisiveCases } from './decisive/decisive-cases.ts'
import { countAbove, countAboveOther, meansOf, scoreCase } from './decisive/measure-decisive.ts'
import type { GradedCase } from './graded/graded-case.ts'
import { gradedCases, unseenGradedCases } from './graded/graded-cases.ts'
import { measureGradedFit } from './measure-graded-fit.ts'
import { measureBrowserSize } from './measure-size.ts'
import { measureSpeed, type Times } from './measure-speed.ts'
import { type EvaluationSet, type Pair, readEvaluationSet } from './pairs.ts'
import { measureRowFit } from './rows/measure-row-fit.ts'
import { tfIdfScorer } from './tf-idf.ts'
import { measureGradedTitles } from './titles/measure-graded-titles.ts'
import {
  leastOfSame,
  measureTitles,
  mostOfNear,
  type TitleSet,
  titlePairs,
} from './titles/measure-titles.ts'

/**
 * How well the score tells CVs that belong to a job from those that do not, beside a plain TF-IDF
 * cosine, and what it costs. The evaluation set is a folder with pairs.jsonl, cvs.jsonl and
 * jobs.jsonl: give it as the argument or as EVAL_DIR.
 */
const goals = {
  field: 0.93,
  weakestField: 0.85,
  'it-role': 0.96,
  matching: [50, 75],
  other: 25,
  shareOfPdfTime: 1 / 3,
  browserKb: 250,
} as const

/** Shares of the claims of a recruiter, by kind, that the engine should agree with. */
const claimGoals = {
  asks: 0.9,
  asksNot: 0.95,
  shows: 0.85,
  lacks: 0.9,
  order: 1,
  level: 1,
} as const

const called = { fits: 'fits', between: 'half fits', lacks: 'lacks it' } as const
const today = { year: 2026, month: 11 }
const set = readEvaluationSet(process.argv[2] ?? process.env.EVAL_DIR ?? 'bench/match/evaluation')

if (set) {
  reportQuality(set)
  await reportSpeed(set)
} else {
  console.log('No evaluation set: give a folder with pairs.jsonl, cvs.jsonl and jobs.jsonl.')
}
reportClaims()
reportGradedFit()
reportRowFit()
reportTitles()
for (const set of decisiveSets) reportDecisive(set)
await reportSize()

function reportQuality(evaluation: EvaluationSet): void {
  const scoreOf = scoreAll(evaluation)
  const yardstick = tfIdfScorer(evaluation)
  for (const task of ['field', 'it-role'] as const) {
    const pairs = evaluation.pairs.filter((pair) => pair.task === task)
    const ours = measureSeparation(pairs, scoreOf)
    const theirs = measureSeparation(pairs, yardstick)
    console.log(
      `\n${task}: AUC ${ours.auc.toFixed(3)} (goal ${goals[task]}, TF-IDF ${theirs.auc.toFixed(3)})`,
    )
    for (const [field, value] of ours.byField) {
      console.log(
        `  ${field.padEnd(24)} ${value.toFixed(3)}   TF-IDF ${(theirs.byField.get(field) ?? 0).toFixed(3)}`,
      )
    }
  }
  const [fitting, others] = [1, 0].map((label) =>
    mean(evaluation.pairs.filter((pair) => pair.label === label).map(scoreOf)),
  )
  console.log(
    `\nmean score: matching ${fitting?.toFixed(1)} (goal ${goals.matching.join('-')}), other ${others?.toFixed(1)} (goal below ${goals.other})`,
  )
}

function reportDecisive(set: DecisiveSet): void {
  const scored = readDecisiveCases(set).map(scoreCase)
  const of = `of ${scored.length}`
  console.log(`\napplicants for one posting, one of whom lacks what decides (${set})`)
  console.log(
    `  who fits stands above who lacks it      ${countAbove(scored, 'fits', 'lacks')} ${of}`,
  )
  console.log(
    `  who half fits stands above who lacks it ${countAbove(scored, 'between', 'lacks')} ${of}`,
  )
  console.log(
    `  who fits stands above who half fits     ${countAbove(scored, 'fits', 'between')} ${of}`,
  )
  const aboveOther = countAboveOther(scored)
  if (aboveOther !== null)
    console.log(`  who lacks it stands above another work  ${aboveOther} ${of}`)
  for (const { applicant, score, grade } of meansOf(scored))
    console.log(
      `  who ${called[applicant]}`.padEnd(17),
      `${score.toFixed(1)}, a recruiter ${grade.toFixed(1)}`,
    )
}

function reportClaims(): void {
  console.log('\ngolden cases of 18 professions: claims of a recruiter that hold')
  for (const { kind, hold, of } of countClaims(goldenCases.flatMap(checkCase))) {
    console.log(
      `  ${kind.padEnd(8)} ${hold} of ${of}: ${(hold / of).toFixed(2)} (goal ${claimGoals[kind]})`,
    )
  }
}

/** The graders are ours, reading in three ways; no outside people. */
function reportGradedFit(): void {
  console.log('\norder of twelve applicants for one posting, Kendall tau with and among graders')
  reportGradedCases('looked at while the method grew', gradedCases)
  reportGradedCases('not looked at, graded apart', unseenGradedCases)
}

function reportGradedCases(title: string, cases: readonly GradedCase[]): void {
  console.log(`  ${title}`)
  const measured = cases.map(measureGradedFit)
  for (const { profession, withGraders, amongGraders } of measured) {
    console.log(
      `  ${profession.padEnd(24)} ${withGraders.toFixed(2)}   among graders ${amongGraders.toFixed(2)}`,
    )
  }
  const ours = mean(measured.map(({ withGraders }) => withGraders))
  const theirs = mean(measured.map(({ amongGraders }) => amongGraders))
  console.log(`  mean                     ${ours.toFixed(2)}   among graders ${theirs.toFixed(2)}`)
}

function scoreAll({ pairs, cvs, jobs }: EvaluationSet): (pair: Pair) => number {
  const scores = new Map<Pair, number>()
  for (const pair of pairs) {
    const report = analyze({
      cvText: cvs.get(pair.cv) ?? '',
      jobText: jobs.get(pair.job) ?? '',
      today,
    })
    scores.set(pair, report.status === 'scored' ? report.score : -1)
  }
  return (pair) => scores.get(pair) ?? -1
}

async function reportSpeed(evaluation: EvaluationSet): Promise<void> {
  const speed = await measureSpeed(evaluation, 700)
  const { report, again, score, samePosting, sameCv, pdf, residentMb } = speed
  console.log(
    `\nspeed on one core, ${residentMb.toFixed(0)} MB resident; pdf.js needs ${pdf.p50Ms.toFixed(1)} ms for a two-page CV`,
  )
  reportTimes('score only, both texts new', score, pdf)
  reportTimes('whole report, both texts new', report, pdf)
  reportTimes('whole report, the same pair once more', again, pdf)
  reportTimes('score only, one posting, CV after CV', samePosting, pdf)
  reportTimes('score only, one CV, posting after posting', sameCv, pdf)
}

function reportTimes(name: string, { p50Ms, p99Ms, perSecond }: Times, pdf: Times): void {
  console.log(
    `  ${name.padEnd(42)} p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${perSecond.toFixed(0)} pairs a second: ${(p50Ms / pdf.p50Ms).toFixed(2)} of pdf.js (goal at most ${goals.shareOfPdfTime.toFixed(2)})`,
  )
}

function reportRowFit(): void {
  console.log('\nrequirement by requirement, Kendall tau with one reader of the looked-at cases')
  for (const { kind, rows, agreement } of measureRowFit(gradedCases, today))
    console.log(`  ${kind.padEnd(24)} ${agreement.toFixed(2)}   ${rows} requirements`)
}

function reportTitles(): void {
  console.log('\nother names of the same work against near work, by the row of the title')
  const told = {
    read: 'looked at',
    'not read': 'not looked at',
    later: 'written later',
  } satisfies Record<TitleSet, string>
  for (const set of ['read', 'not read', 'later'] as const) {
    const pairs = titlePairs.filter((pair) => pair.set === set)
    const { auc, same, sameBelow, near, nearAbove } = measureTitles(pairs, today)
    console.log(
      `  ${told[set].padEnd(14)} AUC ${auc.toFixed(3)}, same below ${leastOfSame} ${sameBelow} of ${same}, near above ${mostOfNear} ${nearAbove} of ${near}`,
    )
  }
  console.log('\ntitles of IT, by what a recruiter would give')
  for (const set of ['read', 'not read'] as const) {
    const { pairs, distance, agreement } = measureGradedTitles(set, today)
    console.log(
      `  ${told[set].padEnd(14)} ${pairs} pairs, ${distance.toFixed(2)} apart, Kendall tau ${agreement.toFixed(2)}`,
    )
  }
}

async function reportSize(): Promise<void> {
  console.log(`\nin the browser (goal at most ${goals.browserKb} KB compressed)`)
  for (const { part, gzip, brotli } of await measureBrowserSize()) {
    console.log(
      `  ${part.padEnd(28)} ${(brotli / 1024).toFixed(0)} KB brotli, ${(gzip / 1024).toFixed(0)} KB gzip`,
    )
  }
}
