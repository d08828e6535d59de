import { afterEach, describe, expect, it, vi } from 'vitest'
import { openDevice } from '../../test/device.ts'
import { signOut } from './sign-out.ts'

const saved = { user: '{"email":"ada@example.com"}', analysis: '1', theme: 'dark' }
const unsaved = { ...saved, 'rolefit:cv-draft:new:': '{"name":"For hospitals"}' }

/** Logs out of a browser that keeps this, whose person answers so where they are asked. */
async function signingOut({ forAll, answer }: { forAll: Record<string, string>; answer: boolean }) {
  const confirm = vi.fn<(question: string) => boolean>(() => answer)
  const asked: string[] = []
  const page = { cookie: '' }
  const assign = vi.fn<(address: string) => void>()
  const device = openDevice({
    forAll,
    forTab: { 'rolefit:draft': '{}', pendingEmail: 'ada@example.com', 'others:key': 'stays' },
    window: { confirm, location: { pathname: '/account/profile', assign } },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true, doNotTrack: '1' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method} ${address}`)
    return Response.json({ ok: true })
  })
  await signOut()
  return { ...device.kept(), confirm, asked, cookie: page.cookie, assign }
}

describe('signOut', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('leaves nothing of the person in the browser, ends the session and goes to the start page', async () => {
    const left = await signingOut({ forAll: saved, answer: false })
    expect(left.confirm).not.toHaveBeenCalled()
    expect(left.forAll).toEqual({ theme: 'dark' })
    expect(left.forTab).toEqual({ 'others:key': 'stays' })
    expect(left.asked).toEqual(['POST /api/auth/logout', 'HEAD /'])
    expect(left.cookie).toBe('rolefit_left=1; Path=/; SameSite=Lax; Max-Age=2592000')
    expect(left.assign).toHaveBeenCalledWith('/')
  })

  it('does nothing where something typed would be lost and the person stays', async () => {
    const left = await signingOut({ forAll: unsaved, answer: false })
    expect(left.confirm).toHaveBeenCalledWith(
      expect.stringContaining('not in your account yet. Logging out removes it from this device'),
    )
    expect(left.forAll).toEqual(unsaved)
    expect(left.asked).toEqual([])
    expect(left.cookie).toBe('')
  })

  it('forgets what was typed where the person wants that', async () => {
    const left = await signingOut({ forAll: unsaved, answer: true })
    expect(left.forAll).toEqual({ theme: 'dark' })
    expect(left.asked).toContain('POST /api/auth/logout')
  })
})
