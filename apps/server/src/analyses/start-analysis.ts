import { Analysis, type AnalysisProgress } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import { readBalance } from '../credits/read-balance.ts'
import type { AnalysisRow } from '../database/tables.ts'
import { Problem } from '../http/replies/problem.ts'
import { newId } from '../ids.ts'
import type { AnalysisResult } from './engine/to-analysis-result.ts'
import {
  type AnalysisForm,
  type CvInput,
  readableForm,
  readCvInput,
  refuseForm,
} from './form/read-cv-input.ts'
import { cannotBeScored, refuseTexts } from './form/refuse-texts.ts'
import { hashTexts } from './hash-texts.ts'
import { inLine } from './in-line.ts'
import { keepAnalysis, type NewAnalysis } from './keep-analysis.ts'
import { findByRequestKey, findCharge, findSame, hasJobSince } from './kept/analysis-store.ts'
import { monthOf } from './kept/month-of.ts'
import { toAnalysis, writeResult } from './kept/stored-analysis.ts'
import { writeReading } from './kept/stored-reading.ts'

export interface AnalysisOrder {
  readonly accountId: string
  readonly form: AnalysisForm
  /** The same key asks for the same analysis. */
  readonly requestKey: string | null
  readonly report: (progress: AnalysisProgress) => void
  readonly signal: AbortSignal
}

interface Started {
  readonly analysis: Analysis
  /** Whether it was there already, at no cost. */
  readonly isRepeat: boolean
  readonly charged: boolean
}

const repeatMs = 86_400_000

/**
 * Reads the CV, compares it with the posting and keeps the result together with the credit it costs.
 * Whatever goes wrong before that costs nothing, and what was made within a day is not made again; the same
 * words in another file are, as what a reader makes of that file may be another, for the credit they have used.
 */
export async function startAnalysis(context: AppContext, asked: AnalysisOrder): Promise<Started> {
  const known = await findKnown(context, asked)
  if (known) return repeated(known)
  refuseForm(asked.form)
  const order = { ...asked, form: readableForm(asked.form) }
  await context.limits.spend('analyze_by_account', order.accountId)
  await refuseWithoutCredit(context, order)
  const cv = await readCvInput(context, order.form, order)
  refuseTexts({ cvText: cv.text, jobText: order.form.jd_text })
  const pairHash = hashTexts([cv.text, order.form.jd_text])
  const make = () => makeAnalysis(context, order, { cv, pairHash })
  // One after the other, fifty of them on three credits are worded three times and not fifty.
  return context.writer.isPaid ? inLine(order.accountId, make) : make()
}

/** From the texts to the result, and to the credit it costs; or what the same texts gave within a day. */
async function makeAnalysis(
  context: AppContext,
  order: AnalysisOrder,
  { cv, pairHash }: { cv: CvInput; pairHash: string },
): Promise<Started> {
  order.signal.throwIfAborted()
  // Asked before the repeat is looked for: what took the last credit is found, if it is this very pair.
  const balance = await readBalance(context.db, order.accountId)
  const pair = { ...dayBefore(context, order), pairHash }
  const repeat = await findSame(context.db, { ...pair, reading: writeReading(cv) })
  if (repeat) return repeated(repeat)
  // Comparing and wording cost the operator something, so nobody is refused after them who could be before.
  if (balance < 1 && (await findCharge(context.db, pair)) === null) {
    throw new Problem('limit_reached')
  }
  const result = await compare(context, order, cv)
  order.report({ step: 'writing' })
  const { value: prose, sent } = await context.writer.prose(result, order.signal)
  order.signal.throwIfAborted()
  const worded = { ...result, ...prose }
  const made = newAnalysis(context, order, { cv, pairHash, result: worded })
  // What could not be answered must not be paid for: better a bug now than an analysis nobody can open.
  Analysis.parse(toAnalysis(made, worded))
  const kept = await keepAnalysis(context.db, made, { sent, after: pair.after })
  if (kept.row.id !== made.id) return repeated(kept.row)
  return { analysis: toAnalysis(kept.row, worded), isRepeat: false, charged: kept.charged }
}

function repeated(row: AnalysisRow): Started {
  return { analysis: toAnalysis(row), isRepeat: true, charged: false }
}

async function findKnown({ db }: AppContext, { accountId, requestKey }: AnalysisOrder) {
  return requestKey === null ? null : findByRequestKey(db, { accountId, requestKey })
}

/** Says so before the file is read, unless the answer might be one that costs nothing. */
async function refuseWithoutCredit(context: AppContext, order: AnalysisOrder): Promise<void> {
  if ((await readBalance(context.db, order.accountId)) > 0) return
  const jobHash = hashTexts([order.form.jd_text])
  const mayRepeat = await hasJobSince(context.db, { ...dayBefore(context, order), jobHash })
  if (!mayRepeat) throw new Problem('limit_reached')
}

function dayBefore({ now }: AppContext, { accountId }: AnalysisOrder) {
  return { accountId, after: now() - repeatMs }
}

async function compare(
  context: AppContext,
  { form, report }: AnalysisOrder,
  { text, fileName, layout, file }: CvInput,
): Promise<AnalysisResult> {
  report({ step: 'requirements' })
  report({ step: 'matching' })
  const outcome = await context.engine.ask('analyze', {
    cvText: text,
    jobText: form.jd_text,
    today: monthOf(context.now()),
    fileName,
    ...(layout ? { layout } : {}),
    ...(file ? { file } : {}),
  })
  if (outcome.status === 'refused') throw cannotBeScored(outcome.reason)
  return outcome.result
}

function newAnalysis(
  { now }: AppContext,
  { accountId, requestKey, form }: AnalysisOrder,
  { cv, pairHash, result }: { cv: CvInput; pairHash: string; result: AnalysisResult },
): NewAnalysis {
  const { score, band, jd_title, jd_company, jd_place, cv_filename } = result
  return {
    id: newId('ana'),
    account_id: accountId,
    request_key: requestKey,
    pair_hash: pairHash,
    job_hash: hashTexts([form.jd_text]),
    ...{ score, band, jd_title, cv_filename },
    jd_company: jd_company ?? null,
    jd_place: jd_place ?? null,
    job_text: form.jd_text,
    cv_text: cv.text,
    reading: writeReading(cv),
    result: writeResult(result),
    created_at: now(),
  }
}
