import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { launchServer } from '../test/processes/launch-server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rolefit-main-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const launch = (env: Record<string, string>) => launchServer({ DATA_DIR: dataDir, ...env })

describe('a start that cannot work', () => {
  it('names a taken port and another one to try', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = other.address()
    const port = typeof taken === 'object' && taken ? taken.port : 0
    const { said, ended } = launch({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(said.err).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start\n`,
    )
    other.close()
  })

  it.each([
    [{ PORT: 'many' }, 'PORT is "many": it has to be a number from 0 to 65535.\n'],
    [
      { DATA_DIR: '/dev/null/data' },
      'The database file /dev/null/data/rolefit.db cannot be written. Check the permissions, or set DATA_DIR.\n',
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      'The database at 127.0.0.1:1/x cannot be reached: nothing listens there.\n',
    ],
    [{ HOST: '203.0.113.1' }, 'HOST is 203.0.113.1, which is no address of this machine.\n'],
  ])('ends in one clear line: %j', async (env, line) => {
    const { said, ended } = launch(env)
    expect(await ended).toBe(1)
    expect(said.err).toBe(line)
  })

  it('refuses production with pretended parts, one line each', async () => {
    const { said, ended } = launch({ NODE_ENV: 'production' })
    expect(await ended).toBe(1)
    expect(said.err.trim().split('\n')).toEqual([
      'PUBLIC_URL is missing: links in mails need the address people use.',
      'SMTP_URL is missing: nobody could sign in without mail.',
      'STRIPE_SECRET_KEY is missing: nobody could pay. PAYMENTS=off sells nothing, PAYMENTS=pretend gives credits away.',
    ])
  })
})

describe('a running server', () => {
  it('serves pages and the API, and stops with status 0 when asked to', async () => {
    const server = launch({})
    const address = await server.address()
    const [page, health] = await Promise.all([fetch(address), fetch(`${address}/healthz`)])
    expect(await page.text()).toContain('See how your CV fits the job')
    expect(await health.json()).toMatchObject({ ok: true })
    // The terminal and npm both pass a Ctrl+C on.
    server.child.kill('SIGINT')
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(server.said.err).toBe('')
  })

  it('lets a request under way finish before it stops', async () => {
    const server = launch({})
    const address = await server.address()
    const body = JSON.stringify({ email: 'nobody@example.com' })
    let send: (text: string) => void = () => {}
    const slow = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 5)))
        send = (text) => {
          controller.enqueue(new TextEncoder().encode(text))
          controller.close()
        }
      },
    })
    const headers = { 'content-type': 'application/json' }
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: slow,
      headers,
      duplex: 'half',
    }
    const reply = fetch(`${address}/api/auth/request-magic-link`, init)
    await underWay(address)
    server.child.kill('SIGTERM')
    await refusesConnections(address)
    send(body.slice(5))
    expect((await reply).status).toBe(404)
    expect(await server.ended).toBe(0)
  })
})

/** A later request on another connection has been answered, so the earlier one has arrived. */
async function underWay(address: string): Promise<void> {
  await (await fetch(`${address}/healthz`)).text()
}

async function refusesConnections(address: string): Promise<void> {
  for (;;) {
    const taken = await fetch(`${address}/healthz`, { headers: { connection: 'close' } }).then(
      (reply) => reply.status !== 503,
      () => false,
    )
    if (!taken) return
  }
}
