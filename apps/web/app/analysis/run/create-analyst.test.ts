import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnalyst } from './create-analyst.ts'

const done = { ok: true, id: 'ana_1', score: 68, band: 'Borderline' }
const quota = (remaining: number) => () => Response.json({ ok: true, remaining, plan: 'free' })
const refusal = (error: string, message: string, status: number) => () =>
  Response.json({ ok: false, error, message }, { status })

describe('createAnalyst', () => {
  const asked: { path: string; key: string | null }[] = []
  let answers: Record<string, () => Response | Promise<never>>
  beforeEach(() => {
    asked.length = 0
    answers = { '/api/usage/remaining': quota(3), '/api/analyze': () => Response.json(done) }
    vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
      asked.push({ path, key: new Headers(headers).get('idempotency-key') })
      return answers[path]?.()
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const analyst = () => {
    const { analyse } = createAnalyst()
    return (fingerprint: string, signal = new AbortController().signal) =>
      analyse({ body: new FormData(), fingerprint }, { signal, onStep: () => {} })
  }
  const keys = () => asked.flatMap(({ key }) => key ?? [])
  const paths = () => asked.map(({ path }) => path)

  it('asks whether there is a credit, then for the result', async () => {
    expect(await analyst()('a')).toEqual({ status: 'done', analysis: done })
    expect(paths()).toEqual(['/api/usage/remaining', '/api/analyze'])
  })

  it('sends nothing where no credit is left, nobody is signed in, or neither can be told', async () => {
    const ends = []
    const answersInTurn = [
      quota(0),
      refusal('not_signed_in', 'Please sign in first.', 401),
      () => new Response('', { status: 500 }),
      () => Response.json({ ok: true }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]
    for (const answer of answersInTurn) {
      answers['/api/usage/remaining'] = answer
      ends.push(await analyst()('a'))
    }
    expect(ends).toEqual([
      { status: 'limit_reached' },
      { status: 'signed_out' },
      { status: 'stopped', message: 'Unable to check quota.' },
      { status: 'stopped', message: 'Unable to check quota.' },
      { status: 'stopped', message: expect.stringContaining('There is no connection.') },
    ])
    expect(paths()).not.toContain('/api/analyze')
  })

  it('asks for a lost answer again by the same key, and not for a credit that is used by now', async () => {
    const analyse = analyst()
    answers['/api/analyze'] = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await analyse('a')).toMatchObject({ status: 'stopped' })
    answers['/api/usage/remaining'] = quota(0)
    answers['/api/analyze'] = () => Response.json(done)
    expect(await analyse('a')).toMatchObject({ status: 'done' })
    expect(new Set(keys()).size).toBe(1)
    expect(keys()).toHaveLength(2)
  })

  it('takes another input, and the same one after its result, for another analysis', async () => {
    const analyse = analyst()
    for (const fingerprint of ['a', 'a', 'b']) await analyse(fingerprint)
    expect(new Set(keys()).size).toBe(3)
  })

  it('tells a refusal in the words of the server, and an empty balance as what it is', async () => {
    answers['/api/analyze'] = refusal('unreadable_cv', 'This CV could not be read.', 422)
    const told = { status: 'stopped', message: 'This CV could not be read.' }
    expect(await analyst()('a')).toEqual(told)
    answers['/api/analyze'] = refusal('limit_reached', 'None left.', 402)
    expect(await analyst()('a')).toEqual({ status: 'limit_reached' })
  })

  it('ends without a word where the person has given it up', async () => {
    const leaving = new AbortController()
    answers['/api/analyze'] = () => {
      leaving.abort()
      return Response.json(done)
    }
    expect(await analyst()('a', leaving.signal)).toEqual({ status: 'cancelled' })
  })
})
