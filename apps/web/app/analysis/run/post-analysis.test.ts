import { afterEach, describe, expect, it, vi } from 'vitest'
import { postAnalysis } from './post-analysis.ts'
import type { ProgressStep } from './progress-step.ts'

const result = { ok: true, id: 'ana_1', score: 70 }
const problem = { ok: false, error: 'limit_reached', message: 'You have reached your limit.' }

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

/** Sends an analysis to a server that answers so; what became of it, and which steps were shown. */
async function posting(answer: () => Response, signal = new AbortController().signal) {
  const steps: ProgressStep[] = []
  const fetchReply = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', fetchReply)
  const form = new FormData()
  const onStep = (step: ProgressStep) => steps.push(step)
  const outcome = await postAnalysis({ form, key: 'key-1', signal, onStep })
  const [address, init] = fetchReply.mock.calls[0] ?? []
  return { outcome, steps, address, headers: new Headers(init?.headers) }
}

describe('postAnalysis', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('follows the work step by step to its result', async () => {
    const { outcome, steps, address, headers } = await posting(() =>
      stream(
        event('step', { step: 'reading' }),
        event('step', { step: 'ocr', page: 1, pages: 2 }),
        event('step', { step: 'something newer' }),
        event('step', null),
        event('result', result),
        event('step', { step: 'writing' }),
      ),
    )
    expect(outcome).toEqual({ status: 'done', analysis: result })
    expect(steps).toEqual([{ step: 'reading' }, { step: 'ocr', page: 1, pages: 2 }])
    expect(address).toBe('/api/analyze')
    expect(headers.get('idempotency-key')).toBe('key-1')
  })

  it('says why it was refused, in the midst of the work or before it', async () => {
    const during = await posting(() => stream(event('problem', problem)))
    expect(during.outcome).toEqual({ status: 'refused', problem })
    const before = await posting(() => Response.json(problem, { status: 402 }))
    expect(before.outcome).toEqual({ status: 'refused', problem })
  })

  it('tells an answer that is not ours from one that broke off', async () => {
    const strange = await posting(() => new Response('<h1>Bad gateway', { status: 502 }))
    expect(strange.outcome).toEqual({ status: 'failed', httpStatus: 502 })
    const halfway = await posting(() => stream(event('step', { step: 'reading' })))
    expect(halfway.outcome).toEqual({ status: 'lost' })
    const offline = await posting(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(offline.outcome).toEqual({ status: 'lost' })
  })

  it('is cancelled where the person gave it up, and shows no result that comes later', async () => {
    const { outcome } = await posting(() => stream(event('result', result)), AbortSignal.abort())
    expect(outcome).toEqual({ status: 'cancelled' })
    const failing = await posting(() => {
      throw new DOMException('Aborted', 'AbortError')
    }, AbortSignal.abort())
    expect(failing.outcome).toEqual({ status: 'cancelled' })
  })
})
