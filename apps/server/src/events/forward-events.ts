import type { Logger } from 'pino'
import type { CountedEvent } from '@rolefit/contract'
import type { Env } from '../env.ts'

interface Visit {
  readonly visit: string
  readonly at: number
  readonly events: readonly CountedEvent[]
}

/** Hands events on and does not wait: counting must never hold anybody up. */
export type ForwardEvents = (visit: Visit) => void

interface Parts {
  readonly env: Pick<Env, 'posthogKey' | 'plausibleDomain'>
  readonly log: Logger
  readonly fetchReply: typeof fetch
}

const posthogAddress = 'https://eu.i.posthog.com/batch/'
const plausibleAddress = 'https://plausible.io/api/event'
const patienceMs = 5_000

/** Sends each event to PostHog, to Plausible, to both or to nobody, as the environment says. */
export function forwardTo({ env, log, fetchReply }: Parts): ForwardEvents {
  const { posthogKey, plausibleDomain } = env
  const send = (url: string, body: unknown) => {
    fetchReply(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Rolefit' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
      // What is never read would keep its connection, and the next event would open another.
      .then(({ body }) => body?.cancel())
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'events were not passed on'))
  }
  return (visit) => {
    if (posthogKey) send(posthogAddress, posthogBatch(posthogKey, visit))
    if (!plausibleDomain) return
    for (const event of visit.events) send(plausibleAddress, plausibleEvent(plausibleDomain, event))
  }
}

function posthogBatch(key: string, { visit, at, events }: Visit) {
  return {
    api_key: key,
    batch: events.map(({ name, detail, path }) => ({
      event: name,
      distinct_id: visit,
      timestamp: new Date(at).toISOString(),
      // No person is made of a visit, and the address of our server says nothing about anybody.
      properties: { path, detail, $process_person_profile: false, $geoip_disable: true },
    })),
  }
}

function plausibleEvent(domain: string, { name, detail, path }: CountedEvent) {
  return {
    domain,
    name: name === 'page_viewed' ? 'pageview' : name,
    url: `https://${domain}${path}`,
    ...(detail ? { props: { detail } } : {}),
  }
}
