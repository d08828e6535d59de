import { describe, expect, it } from 'vitest'
import { call } from './call.ts'
import type { accountExists, signOutDevice } from './index.ts'

const exists = {
  method: 'GET',
  path: '/api/auth/exists',
  query: { email: 'a+b@example.com' },
} as const

function answering(body: string, status = 200) {
  const asked: string[] = []
  const fetchReply: typeof fetch = async (input) => {
    asked.push(String(input))
    return new Response(body, { status })
  }
  return { asked, fetchReply }
}

describe('call', () => {
  it('asks the endpoint and answers its reply', async () => {
    const { asked, fetchReply } = answering('{"ok":true,"exists":true}')
    expect(await call<typeof accountExists>(fetchReply, 'http://x', exists)).toEqual({
      ok: true,
      exists: true,
    })
    expect(asked).toEqual(['http://x/api/auth/exists?email=a%2Bb%40example.com'])
  })

  it('fills the slots of a path so that they stay one segment', async () => {
    const { asked, fetchReply } = answering('{"ok":true}')
    await call<typeof signOutDevice>(fetchReply, '', {
      method: 'DELETE',
      path: '/api/account/devices/{id}',
      slots: { id: '../x' },
    })
    expect(asked).toEqual(['/api/account/devices/..%2Fx'])
  })

  it('answers a refusal with its code and status', async () => {
    const { fetchReply } = answering('{"ok":false,"error":"invalid_email","message":"Please"}', 400)
    expect(await call<typeof accountExists>(fetchReply, '', exists)).toEqual({
      ok: false,
      error: 'invalid_email',
      message: 'Please',
      status: 400,
    })
  })

  it.each(['<html>', '', '{"ok":true', 'null'])(
    'does not trust an answer like %j',
    async (body) => {
      const { fetchReply } = answering(body, 502)
      expect(await call<typeof accountExists>(fetchReply, '', exists)).toMatchObject({
        error: 'unexpected_response',
        status: 502,
      })
    },
  )

  it('does not take an answer for ours that lacks what it is asked for', async () => {
    const { fetchReply } = answering('{"ok":true}')
    const asked = { ...exists, needs: 'exists' } as const
    expect(await call<typeof accountExists>(fetchReply, '', asked)).toMatchObject({
      error: 'unexpected_response',
      status: 200,
    })
    expect(await call<typeof accountExists>(fetchReply, '', exists)).toEqual({ ok: true })
  })

  it('answers a lost connection instead of throwing', async () => {
    const lost: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))
    expect(await call<typeof accountExists>(lost, '', exists)).toMatchObject({
      error: 'network',
      status: 0,
    })
  })
})
