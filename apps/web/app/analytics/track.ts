import type { CountedEvent, EventDetail, EventName } from '@rolefit/contract'
import { asksNotToBeCounted } from './do-not-track.ts'

const address = '/api/events'
const mostAtOnce = 20
const patienceMs = 4_000
/** What the server takes as a path; anything else is not counted. */
const countable = /^\/[\w./-]{0,199}$/

let visit: string | undefined
let waiting: CountedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

type Details<Name extends EventName> =
  EventDetail<Name> extends undefined ? [] : [detail: EventDetail<Name>]

/**
 * Counts something that was done. Nothing is stored in the browser: what ties the events of a visit
 * together is a random number that goes with the page. Does nothing on the server, and nothing where
 * the browser asks not to be counted.
 */
export function track<Name extends EventName>(name: Name, ...[detail]: Details<Name>): void {
  if (typeof window === 'undefined' || asksNotToBeCounted(navigator)) return
  const path = withoutSecrets(window.location.pathname)
  if (!countable.test(path)) return
  waiting.push({ name, path, ...(detail === undefined ? {} : { detail }) })
  if (waiting.length >= mostAtOnce) sendWaiting()
  else timer ??= setTimeout(sendWaiting, patienceMs)
}

/** Sends what has been counted so far; the browser sees to it even while the page closes. */
export function sendWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  visit ??= newVisit()
  const body = JSON.stringify({ visit, events: waiting })
  waiting = []
  navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
}

/** The rest of these addresses is the key to something, or the name of something of the person's own. */
function withoutSecrets(path: string): string {
  return path.replace(/^\/(share|magic|results|checkout\/pretend|account\/receipts)\/.*/, '/$1')
}

function newVisit(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
