import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import pino, { type Logger } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { askForLink, askToRegister, openLink, signedInBrowser } from '../../test/people.ts'
import { createTestApp } from '../../test/test-app.ts'
import { logOptions } from '../create-log.ts'
import { type DevelopmentMailbox, developmentMailbox } from './development-mailbox.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const silent = pino({ level: 'silent' })
const mail = {
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello, Ada',
  html: '<p>Hello, Ada</p>',
}
const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function smtpServer(options: SMTPServerOptions = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { received, url: urlOf(server.server) }
}

function urlOf(server: Server): string {
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

interface Order {
  readonly patienceMs?: number
  readonly log?: Logger
}

function mailerFor(smtpUrl: string, { patienceMs = 2_000, log = silent }: Order = {}): Mailer {
  const from = 'Rolefit <hello@rolefit.example>'
  const mailer = smtpMailer({ smtpUrl, from, log, patienceMs })
  closing.push(mailer.close)
  return mailer
}

describe('smtpMailer', () => {
  it('delivers text and HTML to a server that accepts them', async () => {
    const { received, url } = await smtpServer()
    const mailer = mailerFor(url)
    expect(await mailer.check()).toBeNull()
    expect(await mailer.send(mail)).toBe('sent')
    expect(received[0]).toContain('To: ada@example.com')
    expect(received[0]).toContain('From: Rolefit <hello@rolefit.example>')
    expect(received[0]).toContain('multipart/alternative')
  })

  it('sends to one mailbox, whatever the address looks like', async () => {
    const recipients: string[] = []
    const { url } = await smtpServer({
      onRcptTo: ({ address }, _, done) => {
        recipients.push(address)
        done()
      },
    })
    await mailerFor(url).send({ ...mail, to: 'ada@example.com, grace@example.com' })
    expect(recipients).not.toContain('ada@example.com')
    expect(recipients).not.toContain('grace@example.com')
  })

  it('answers "failed" where the recipient is refused', async () => {
    const { received, url } = await smtpServer({
      onRcptTo: (_, __, done) => done(new Error('no such mailbox')),
    })
    expect(await mailerFor(url).send(mail)).toBe('failed')
    expect(received).toEqual([])
  })

  it('logs why a mail was not sent, and not to whom', async () => {
    const { url } = await smtpServer({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`${address} is unknown here`), { responseCode: 550 })),
    })
    const logged: string[] = []
    await mailerFor(url, {
      log: pino(logOptions('error'), { write: (line) => logged.push(line) }),
    }).send(mail)
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ reason: 'EENVELOPE 550' }])
    expect(logged.join()).not.toContain('ada')
  })

  it('answers "failed" where the server never greets', async () => {
    const mute = createServer(() => {})
    mute.listen(0, '127.0.0.1')
    await once(mute, 'listening')
    closing.push(() => mute.close())
    const startedAt = performance.now()
    expect(await mailerFor(urlOf(mute), { patienceMs: 200 }).send(mail)).toBe('failed')
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })

  it('answers "failed" in time to whoever stands behind many others at such a server', async () => {
    const mute = createServer(() => {})
    mute.listen(0, '127.0.0.1')
    await once(mute, 'listening')
    closing.push(() => mute.close())
    const mailer = mailerFor(urlOf(mute), { patienceMs: 200 })
    const startedAt = performance.now()
    const ends = await Promise.all(Array.from({ length: 200 }, () => mailer.send(mail)))
    expect(new Set(ends)).toEqual(new Set(['failed']))
    // One after the other, five at a time, they would have waited for eight seconds.
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })

  it('answers "failed" where the connection drops in the middle', async () => {
    const dropping = createServer((socket) => {
      socket.write('220 hello\r\n')
      socket.once('data', () => socket.destroy())
    })
    dropping.listen(0, '127.0.0.1')
    await once(dropping, 'listening')
    closing.push(() => dropping.close())
    expect(await mailerFor(urlOf(dropping)).send(mail)).toBe('failed')
  })

  it('answers "failed" where nothing listens', async () => {
    const mailer = mailerFor('smtp://127.0.0.1:1')
    expect(await mailer.send(mail)).toBe('failed')
    expect(await mailer.check()).not.toBeNull()
  })
})

describe('signing in by a real mail', () => {
  it('mails a link that works and shows none on the page', async () => {
    const { received, url } = await smtpServer()
    const test = await createTestApp({ mailer: mailerFor(url) })
    const browser = test.newBrowser()
    const reply = await askToRegister(browser)
    expect(reply).toEqual({ ok: true, emailed: true })
    const plain = (received[0] ?? '').replace(/=\r?\n/g, '').replace(/=3D/g, '=')
    const token = /token=([\w-]{43})/.exec(plain)?.[1] ?? ''
    expect(await openLink(browser, token)).toMatchObject({ ok: true })
    await test.close()
  })

  it('tells the person when the mail cannot be sent, without a 500', async () => {
    const test = await createTestApp({ mailer: mailerFor('smtp://127.0.0.1:1') })
    const reply = await askToRegister(test.newBrowser())
    expect(reply).toMatchObject({
      ok: false,
      error: 'mail_not_sent',
      emailed: false,
      message: 'Could not send magic link.',
      status: 503,
    })
    await test.close()
  })
})

describe('the development mailbox', () => {
  it('keeps the newest fifty mails', async () => {
    const mailbox: DevelopmentMailbox = developmentMailbox(() => 0)
    for (let count = 0; count < 60; count += 1) {
      await mailbox.send({ ...mail, subject: `Mail ${count}` })
    }
    expect(mailbox.list()).toHaveLength(50)
    expect(mailbox.list()[0]?.subject).toBe('Mail 59')
  })

  it('is shown to this machine only', async () => {
    const test = await createTestApp()
    await signedInBrowser(test)
    const here = await test.newBrowser().fetch('/dev/mailbox')
    expect(await here.text()).toContain('Confirm and sign in')
    const outside = test.newBrowser({ peer: '203.0.113.9' })
    for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect((await outside.fetch(path)).status).toBe(404)
    }
    expect(await askForLink(outside)).toMatchObject({ error: 'mail_not_sent' })
    const proxied = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    expect((await test.newBrowser().fetch('/dev/mailbox', proxied)).status).toBe(404)
    await test.close()
  })
})
