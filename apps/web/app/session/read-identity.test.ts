import { describe, expect, it } from 'vitest'
import { pageRequest } from '../../test/page-request.ts'
import { readIdentity } from './read-identity.ts'
import { requireMember } from './require-member.ts'

const user = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron' }
const known = () => Response.json({ ok: true, user })
const credits = () => Response.json({ ok: true, balance: 7 })
const stranger = () =>
  Response.json({ ok: false, error: 'not_signed_in', message: 'Please sign in.' }, { status: 401 })
const broken = () => new Response('', { status: 500 })

/** A page asked for with a session's cookie, at an API that answers so. */
function asking(me: () => Response, balance: () => Response = credits) {
  const headers = { cookie: 'rolefit_session=abc' }
  const request = new Request('http://localhost/results.data?before=x&_routes=results', { headers })
  const args = pageRequest(request, async (address) =>
    new URL(String(address)).pathname === '/api/auth/me' ? me() : balance(),
  )
  return { ...args, url: new URL('http://localhost/results?before=x') }
}

describe('readIdentity', () => {
  it('is the person and their balance', async () => {
    expect(await readIdentity(asking(known))).toEqual({ isSignedIn: true, user, balance: 7 })
  })

  it('is nobody where the session is over', async () => {
    expect(await readIdentity(asking(stranger, stranger))).toEqual({
      isSignedIn: false,
      user: null,
      balance: 0,
    })
  })

  it('clears the name or the balance silently where it cannot be had, and signs nobody out', async () => {
    expect(await readIdentity(asking(broken))).toEqual({
      isSignedIn: true,
      user: null,
      balance: 7,
    })
    expect(await readIdentity(asking(known, broken))).toEqual({
      isSignedIn: true,
      user,
      balance: 0,
    })
  })
})

describe('requireMember', () => {
  it('sends who is not signed in to the sign-in page, and remembers where from', async () => {
    const thrown = await requireMember(asking(stranger)).catch((away: unknown) => away)
    const to = thrown instanceof Response ? thrown.headers.get('location') : null
    expect(to).toBe('/login?next=%2Fresults%3Fbefore%3Dx')
  })

  it('asks nobody to sign in because a call failed', async () => {
    await expect(requireMember(asking(broken))).rejects.toBeInstanceOf(Error)
    expect(await requireMember(asking(known))).toEqual(user)
  })

  it('shows what the API says where the records cannot be reached', async () => {
    const message = 'Our records cannot be reached right now.'
    const cut = () =>
      Response.json({ ok: false, error: 'database_out_of_reach', message }, { status: 503 })
    await expect(requireMember(asking(cut))).rejects.toMatchObject({
      data: message,
      init: { status: 503 },
    })
  })
})
