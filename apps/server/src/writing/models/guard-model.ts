import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../database/database.ts'
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
  type ModelFault,
  type ModelQuestion,
} from './language-model.ts'
import { correctSpending, reserveSpending } from './spending-store.ts'

interface Guard {
  readonly db: Db
  readonly now: () => number
  readonly dailyBudgetUsd: number
  readonly patienceMs?: number
}

/** Faults that may be gone at the next try. */
const passing: readonly ModelFault[] = ['busy', 'failed', 'garbled']
const usualPatienceMs = 20_000
/** How much of the patience passes before the second try: at once, a busy model is busy still. */
const pauseShare = 0.025
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
  const askOnce = async (question: ModelQuestion, { signal, caller }: Waiting) => {
    if (now() < restUntil) throw new ModelFailure('resting')
    const reserved = await reserve(question, guard)
    const answer = await model.ask(question, signal).catch(async (error: unknown) => {
      // Who hangs up says nothing of the model.
      if (!caller.aborted) faultsInARow += 1
      if (faultsInARow >= mostFaultsInARow) restUntil = now() + restMs
      if (error instanceof ModelFailure && error.isFree) await settle(reserved, 0, guard)
      throw error
    })
    faultsInARow = 0
    await settle(reserved, costOf(answer, reserved), guard)
    if (answer.ending !== 'complete') throw new ModelFailure(answer.ending)
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
        return await askOnce(question, { signal, caller }).catch(async (error: unknown) => {
          const mayTryAgain = error instanceof ModelFailure && passing.includes(error.fault)
          if (mayTryAgain)
            await wait(patienceMs * pauseShare, undefined, { signal }).catch(() => {})
          if (signal.aborted || !mayTryAgain) throw error
          return askOnce(question, { signal, caller })
        })
      } finally {
        clearTimeout(timer)
        caller.throwIfAborted()
      }
    },
  }
}

interface Waiting {
  readonly signal: AbortSignal
  /** The one of the signals that is not our own patience. */
  readonly caller: AbortSignal
}

interface Reserved {
  readonly day: string
  readonly microDollars: number
}

/** The most this question can cost is set aside before it is asked: parallel questions see each other. */
async function reserve(question: ModelQuestion, guard: Guard): Promise<Reserved> {
  const letters = question.instructions.length + question.material.length
  const most = microDollars(letters / lettersPerToken, question.mostTokens)
  const budget = Math.round(guard.dailyBudgetUsd * 1e6)
  const day = dayOf(guard.now())
  const fits = await reserveSpending(guard.db, { day, amount: most, budget })
  if (!fits) throw new ModelFailure('over_budget')
  return { day, microDollars: most }
}

/** Counts the cost in place of what was set aside; of most failed questions nobody knows it, so that stays. */
function settle({ day, microDollars: most }: Reserved, cost: number, { db }: Guard): Promise<void> {
  return correctSpending(db, { day, by: cost - most })
}

/** A server that counts no tokens is taken to have used all it might. */
function costOf({ inputTokens, outputTokens }: ModelAnswer, reserved: Reserved): number {
  return microDollars(inputTokens, outputTokens) || reserved.microDollars
}

function microDollars(inputTokens: number, outputTokens: number): number {
  return Math.ceil(inputTokens * price.input + outputTokens * price.output)
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}
