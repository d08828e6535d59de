import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../../test/page-request.ts'
import { changeResults } from './change-results.ts'

/** A link is revoked at an API that answers so. */
function revoking(status: number, reply: object) {
  const form = new FormData()
  form.set('intent', 'revoke')
  form.set('id', 'shl_1')
  const request = new Request('http://localhost/results', { method: 'POST' })
  return changeResults(
    pageRequest(request, async () => Response.json(reply, { status })),
    form,
  )
}

describe('changeResults', () => {
  it('tells that a link is revoked, also where another tab was faster', async () => {
    expect(await revoking(200, { ok: true })).toEqual({ revoked: true })
    const gone = { ok: false, error: 'not_found', message: 'There is nothing here.' }
    expect(await revoking(404, gone)).toEqual({ revoked: true })
  })

  it('tells that a link still works where it could not be revoked', async () => {
    const failed = { ok: false, error: 'unexpected', message: 'Something went wrong.' }
    expect(await revoking(500, failed)).toEqual({
      revokeProblem: 'Something went wrong. The link still works.',
    })
  })
})
