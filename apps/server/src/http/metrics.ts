import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

interface RequestLabels {
  readonly method: string
  readonly route: string
  readonly status: number
}

export interface Metrics {
  readonly registry: Registry
  readonly observeRequest: (request: RequestLabels, seconds: number) => void
  readonly mails: Counter<'outcome'>
  readonly signIns: Counter<'way'>
  readonly writings: Counter<'purpose' | 'outcome'>
}

/** One registry per application, so that tests do not share their counts. */
export function createMetrics({ withProcess = false } = {}): Metrics {
  const registry = new Registry()
  if (withProcess) collectDefaultMetrics({ register: registry })
  return {
    registry,
    observeRequest: requestObserver(registry),
    mails: new Counter({
      name: 'rolefit_mails_total',
      help: 'Mails by outcome: sent, kept (development mailbox), failed',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    signIns: new Counter({
      name: 'rolefit_sign_ins_total',
      help: 'Sign-ins by way: link, click, code',
      labelNames: ['way'],
      registers: [registry],
    }),
    writings: new Counter({
      name: 'rolefit_writings_total',
      help: 'Texts by purpose and by what came of asking a language model: model, or why it was not used',
      labelNames: ['purpose', 'outcome'],
      registers: [registry],
    }),
  }
}

/** Looks each combination of labels up once; the library would sort and join them every time. */
function requestObserver(registry: Registry): Metrics['observeRequest'] {
  const histogram = new Histogram({
    name: 'rolefit_request_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const known = new Map<string, { observe: (seconds: number) => void }>()
  return ({ method, route, status }, seconds) => {
    const key = `${method} ${route} ${status}`
    const labelled = known.get(key) ?? histogram.labels({ method, route, status })
    known.set(key, labelled)
    labelled.observe(seconds)
  }
}
