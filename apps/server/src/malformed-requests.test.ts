import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from '@rolefit/contract'
import { malformedBodies, malformedHeads, noRequests } from '../test/malformed-requests.ts'
import { ada } from '../test/people.ts'
import { launchServer } from '../test/processes/launch-server.ts'

/** A net for what hangs, on a machine that is busy with other things: each takes some seconds. */
const patienceOfAllMs = 180_000

let dataDir: string
let server: ReturnType<typeof launchServer>
let address: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rolefit-malformed-'))
  // With a clock for tests the limits are wide enough for thousands of requests.
  const settings = { DATA_DIR: dataDir, ROLEFIT_TEST_CLOCK: '1', LOG_LEVEL: 'error' }
  server = launchServer(settings)
  address = await server.address()
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a running server', () => {
  it(
    'has an answer to whatever a stranger sends to any address',
    async () => {
      const sent = addresses().flatMap((path, index) => [
        ...aShare(malformedBodies({ path }), { index, of: 8 }),
        ...aShare(malformedHeads({ path }), { index, of: 8 }),
      ])
      expect(await failuresOf([...sent, ...noRequests])).toEqual([])
      expect(whatWentWrong()).toBe('')
    },
    patienceOfAllMs,
  )

  it(
    'has an answer to whatever a member sends to any address',
    async () => {
      const cookie = await signIn()
      const sent = addresses()
        // One of them would end the session, and all others be a stranger's again.
        .filter((path) => !/logout|devices/.test(path))
        .flatMap((path, index) => [
          ...aShare(malformedBodies({ path, cookie }), { index, of: 4 }),
          ...aShare(malformedHeads({ path, cookie }), { index, of: 8 }),
        ])
      expect(await failuresOf(sent)).toEqual([])
      expect(whatWentWrong()).toBe('')
      const me = await fetch(`${address}/api/auth/me`, { headers: { cookie } })
      expect(me.status).toBe(200)
    },
    patienceOfAllMs,
  )
})

/** Everything that answers: pages, the data that scripts ask pages for, the API and what stands beside. */
function addresses(): string[] {
  const sitemap = readFileSync(join(import.meta.dirname, '../../web/app/routes.ts'), 'utf8')
  const named = [...sitemap.matchAll(/\broute\('([^'*]+)'/g)].map(([, path = '']) => `/${path}`)
  const pages = [...named, '/account/profile', '/account/billing'].map(filled)
  const data = pages.filter((path) => !path.includes('.')).map((path) => `${path}.data`)
  const api = Object.values<Endpoint>(endpoints).map(({ path }) => filled(path))
  const beside = [
    '/api/billing/webhook',
    '/api/openapi.json',
    '/api/docs',
    '/api/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/dev/mailbox',
    '/dev/clock',
    '/share/no-such/picture.png',
    '/assets/no-such.js',
    '/favicon.svg',
  ]
  return [...new Set(['/', '/_root.data', ...pages, ...data, ...api, ...beside])]
}

function filled(path: string): string {
  return path.replace(/:\w+\??|\{\w+\}/g, 'no-such')
}

/** Some of them, others at each address: all of them everywhere would take half a minute. */
function aShare(
  requests: readonly string[],
  { index, of }: { readonly index: number; readonly of: number },
): string[] {
  return requests.filter((_, at) => (at + index) % of === 0)
}

const atOnce = 8

/** The requests, by how they begin, that were answered by an error of ours or not in time. */
async function failuresOf(requests: readonly string[]): Promise<string[]> {
  const left = [...requests]
  const failures: string[] = []
  const work = async () => {
    for (let request = left.pop(); request !== undefined; request = left.pop()) {
      const reply = await send(request)
      if (reply === 'late' || /^HTTP\/1\.[01] 5/.test(reply))
        failures.push(`${reply.slice(0, 12)}: ${JSON.stringify(request.slice(0, 300))}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failures
}

/** A net for what hangs: an answer takes a few milliseconds. */
const patienceMs = 30_000

/** Sends bytes; answers what came back until the server closed, which it may do without a word. */
function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    const late = setTimeout(() => {
      resolve('late')
      socket.destroy()
    }, patienceMs)
    let reply = ''
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(late)
      resolve(reply)
    })
    socket.write(Buffer.from(request, 'latin1'))
  })
}

function whatWentWrong(): string {
  return server.said.err + server.said.out.split('\n').filter(isOfLog).join('\n')
}

function isOfLog(line: string): boolean {
  return line.startsWith('{')
}

/** Opens an account by its code; answers the cookie of its session. */
async function signIn(): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const asked = await post('/api/auth/register', ada)
  const mails = await (await fetch(`${address}/dev/mailbox.json`)).json()
  const code = /: (\d{6})/.exec(mails.items[0].text)?.[1] ?? ''
  const signedIn = await post('/api/auth/verify-code', { email: ada.email, code }, cookiesOf(asked))
  return cookiesOf(signedIn)
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')
}
