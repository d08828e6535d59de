import type { EngineProcess } from '../analyses/engine/engine-process.ts'
import type { Db } from '../database/database.ts'
import type { Metrics } from '../http/metrics.ts'
import { modelWriter } from './model-writer.ts'
import { guardModel } from './models/guard-model.ts'
import type { ModelSettings } from './models/model-settings.ts'
import { openModel } from './models/open-model.ts'
import { embeddedWriter, type Writer } from './writer.ts'

interface Parts {
  readonly settings: ModelSettings | undefined
  readonly db: Db
  readonly engine: EngineProcess
  readonly metrics: Metrics
  readonly now: () => number
  readonly patienceMs?: number
}

/** A language model where the operator has named one, else the writer that needs nobody. */
export function chooseWriter({ settings, db, engine, metrics, now, patienceMs }: Parts): Writer {
  if (!settings) return embeddedWriter
  const { dailyBudgetUsd } = settings
  const model = guardModel(openModel(settings), {
    ...{ db, now, dailyBudgetUsd },
    ...(patienceMs === undefined ? {} : { patienceMs }),
  })
  return modelWriter({ model, engine, metrics })
}
