import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import { type LiveCall, liveCall } from './live-call.ts'
import { Problem } from './problem.ts'
import { outcome, replyHeaders } from './respond.ts'

type RespondLive = (
  route: string,
  c: Context,
  work: (live: LiveCall) => Promise<unknown>,
) => Response

/** A proxy that hears nothing for a while would close the connection. */
const breathEveryMs = 15_000

export function acceptsEvents(c: Context): boolean {
  return /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')
}

/**
 * Answers a call by events: "step" for each progress, then "result" or "problem" with the body that
 * the JSON answer would have had. The status is 200 by then, whatever the end will be.
 */
export function createLiveResponder(context: AppContext): RespondLive {
  const always = {
    ...replyHeaders(context),
    'content-type': 'text/event-stream',
    // A proxy that buffers would hold all of it back until the end.
    'x-accel-buffering': 'no',
  }
  const requestLog = context.log.child({}, { redact: [] })
  return (route, c, work) => {
    const startedAt = performance.now()
    const id = randomUUID()
    const { method } = c.req
    const events = openEvents()
    const live = liveCall(c, (progress) => events.send('step', progress))
    events.onLeave(() => live.giveUp(new Problem('cancelled')))
    void outcome(() => work(live), context, id).then(({ body, status }) => {
      events.send(status === 200 ? 'result' : 'problem', body)
      events.close()
      const seconds = (performance.now() - startedAt) / 1000
      context.metrics.observeRequest({ method, route, status }, seconds)
      requestLog.info({ id, method, route, status, ms: Math.round(seconds * 1000) })
    })
    return new Response(events.stream, { headers: { ...always, 'x-request-id': id } })
  }
}

/** A stream of events that its reader may leave at any time. */
function openEvents() {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened
    },
    cancel: () => {
      end()
      leave()
    },
  })
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const breathing = setInterval(() => write(': \n\n'), breathEveryMs)
  const end = () => {
    clearInterval(breathing)
    controller = undefined
  }
  return {
    stream,
    send: (name: string, data: unknown) =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => {
      controller?.close()
      end()
    },
    onLeave: (listener: () => void) => {
      leave = listener
    },
  }
}
