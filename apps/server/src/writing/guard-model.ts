import type { Db } from '../database/database.ts'
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
  type ModelFault,
  type ModelQuestion,
} from './language-model.ts'
import { refundSpending, reserveSpending } from './spending-store.ts'

interface Guard {
  readonly db: Db
  readonly now: () => number
  readonly dailyBudgetUsd: number
  readonly patienceMs?: number
}

/** Faults that may be gone at the next try. */
const passing: readonly ModelFault[] = ['busy', 'failed', 'garbled']
const usualPatienceMs = 20_000
const mostFaultsInARow = 5
const restMs = 60_000
/** Dollars for a million tokens, dearer than most: what is counted should not fall short of the bill. */
const price = { input: 5, output: 20 } as const
const lettersPerToken = 3

/**
 * Asks at most twice within 20 s, rests a minute after five failures in a row, and stops at the day's
 * budget, which all nodes count together.
 */
export function guardModel(model: LanguageModel, guard: Guard): LanguageModel {
  const { now, patienceMs = usualPatienceMs } = guard
  let faultsInARow = 0
  let restUntil = 0
  const askOnce = async (question: ModelQuestion, signal: AbortSignal) => {
    if (now() < restUntil) throw new ModelFailure('resting')
    const reserved = await reserve(question, guard)
    const answer = await model.ask(question, signal).catch((error: unknown) => {
      faultsInARow += 1
      if (faultsInARow >= mostFaultsInARow) restUntil = now() + restMs
      throw error
    })
    faultsInARow = 0
    await settle(answer, reserved, guard)
    return answer
  }
  return {
    provider: model.provider,
    model: model.model,
    ask: async (question, caller) => {
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(new ModelFailure('timed_out')), patienceMs)
      const signal = AbortSignal.any([caller, patience.signal])
      try {
        return await askOnce(question, signal).catch((error: unknown) => {
          const mayTryAgain = error instanceof ModelFailure && passing.includes(error.fault)
          if (signal.aborted || !mayTryAgain) throw error
          return askOnce(question, signal)
        })
      } finally {
        clearTimeout(timer)
        caller.throwIfAborted()
      }
    },
  }
}

/** The most this question can cost is set aside before it is asked: parallel questions see each other. */
async function reserve(question: ModelQuestion, guard: Guard): Promise<number> {
  const letters = question.instructions.length + question.material.length
  const most = microDollars(letters / lettersPerToken, question.mostTokens)
  const budget = Math.round(guard.dailyBudgetUsd * 1e6)
  const fits = await reserveSpending(guard.db, { day: dayOf(guard.now()), amount: most, budget })
  if (!fits) throw new ModelFailure('over_budget')
  return most
}

/** What an answer did not cost goes back; of a failed question nobody knows, so it stays counted. */
async function settle(
  { inputTokens, outputTokens }: ModelAnswer,
  reserved: number,
  { db, now }: Guard,
): Promise<void> {
  const cost = microDollars(inputTokens, outputTokens)
  const unspent = cost === 0 ? 0 : Math.max(0, reserved - cost)
  await refundSpending(db, { day: dayOf(now()), amount: unspent })
}

function microDollars(inputTokens: number, outputTokens: number): number {
  return Math.ceil(inputTokens * price.input + outputTokens * price.output)
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}
