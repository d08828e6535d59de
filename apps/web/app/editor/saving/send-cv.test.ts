import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyCv } from '../state/edited-cv.ts'
import { sendCv } from './send-cv.ts'

const draft = { name: ' For hospitals ', style: 'modern', cv: emptyCv, patches: [] } as const
const stored = { id: 'cvs_1', version: 4, ...draft, name: 'For hospitals' }
const known = { id: 'cvs_1', version: 3, analysisId: null }

const refused = (error: string, status: number) =>
  Response.json({ ok: false, error, message: `It says ${error}.` }, { status })

/** Sends the draft where the API gives these answers, one after the other. */
async function sending(goal: Parameters<typeof sendCv>[1], ...answers: (() => Response)[]) {
  const asked: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null
    asked.push({ call: `${init?.method} ${address}`, body })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  return { sent: await sendCv(draft, goal), asked }
}

describe('sendCv', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keeps a CV as a new one, with the analysis that it comes from', async () => {
    const goal = { id: null, version: null, analysisId: 'ana_1' }
    const { sent, asked } = await sending(goal, () => Response.json({ ok: true, ...stored }))
    expect(sent).toEqual({
      status: 'kept',
      kept: { id: 'cvs_1', version: 4, name: 'For hospitals' },
    })
    const { cv, style } = draft
    const name = 'For hospitals'
    const body = { name, analysis_id: 'ana_1', style, cv, patches: [] }
    expect(asked).toEqual([{ call: 'POST /api/cvs', body }])
  })

  it('keeps one as the version after the one that was edited', async () => {
    const { asked } = await sending(known, () => Response.json({ ok: true, ...stored }))
    expect(asked[0]?.body).toMatchObject({ id: 'cvs_1', version: 3, name: 'For hospitals' })
  })

  it('keeps a CV anew that was deleted in another window meanwhile', async () => {
    const { sent, asked } = await sending(
      known,
      () => refused('not_found', 404),
      () => Response.json({ ok: true, ...stored, id: 'cvs_2', version: 1 }),
    )
    expect(sent).toMatchObject({ status: 'kept', kept: { id: 'cvs_2', version: 1 } })
    expect(asked[1]?.body).not.toHaveProperty('id')
    expect(asked[1]?.body).not.toHaveProperty('version')
  })

  it('takes a newer version for its own where its words are the same, in whatever order', async () => {
    const { header, ...rest } = emptyCv
    const { sent, asked } = await sending(
      known,
      () => refused('newer_version', 409),
      () => Response.json({ ok: true, ...stored, cv: { ...rest, header } }),
    )
    expect(sent).toMatchObject({ status: 'kept', kept: { version: 4 } })
    expect(asked[1]?.call).toBe('GET /api/cvs/cvs_1')
  })

  it.each([
    ['its words', { cv: { ...emptyCv, summary: 'Cook.' } }],
    ['its name', { name: 'For schools' }],
    ['its look', { style: 'harvard' }],
  ])('is in conflict with a newer version that differs in %s', async (_, other) => {
    const { sent } = await sending(
      known,
      () => refused('newer_version', 409),
      () => Response.json({ ok: true, ...stored, ...other }),
    )
    expect(sent).toEqual({ status: 'conflict' })
  })

  it('says that the session has ended', async () => {
    const { sent } = await sending(known, () => refused('not_signed_in', 401))
    expect(sent).toEqual({ status: 'signed_out' })
  })

  it('says why it failed, and whether the same may go through a little later', async () => {
    const failed = async (...answers: (() => Response)[]) => (await sending(known, ...answers)).sent
    expect(await failed()).toEqual({ status: 'failed', reason: null, isPassing: true })
    expect(await failed(() => refused('stopping', 503))).toEqual({
      status: 'failed',
      reason: 'It says stopping.',
      isPassing: true,
    })
    expect(await failed(() => refused('too_many_cvs', 409))).toEqual({
      status: 'failed',
      reason: 'It says too_many_cvs.',
      isPassing: false,
    })
  })
})
