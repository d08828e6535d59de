import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { childEnvironment } from '../apps/server/test/processes/child-environment.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openListening, untilListening } from './open-listening.ts'

export { expect, expectAccessible }

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Site {
  readonly url: string
  /** The newest mail to this address. */
  readonly mailTo: (email: string) => Promise<Letter>
  readonly advanceClock: (ms: number) => Promise<void>
}

let people = 0

/** An address no other journey uses. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}-${Date.now()}@example.com`
}

/** Each worker has a server of its own, with an empty database and a clock it may move. */
export const test = base.extend<{ site: Site; baseURL: string }, { server: { url: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs nothing, and says so this way
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-journey-'))
      const child = startServer(dataDir)
      await use({ url: await addressOf(child) })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  site: ({ server, request }, use) =>
    use({
      url: server.url,
      mailTo: async (email) => {
        const reply = await request.get(`${server.url}/dev/mailbox.json`)
        const { items }: { items: Letter[] } = await reply.json()
        const letter = items.find(({ to }) => to === email)
        if (!letter) throw new Error(`No mail to ${email}`)
        return letter
      },
      advanceClock: async (advance_ms) => {
        await request.post(`${server.url}/dev/clock`, { data: { advance_ms } })
      },
    }),
})

function startServer(dataDir: string): ChildProcess {
  const main = join(import.meta.dirname, '../apps/server/src/main.ts')
  return spawn(process.execPath, [main], {
    env: childEnvironment({
      PORT: '0',
      DATA_DIR: dataDir,
      ROLEFIT_TEST_CLOCK: '1',
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /https?:\/\/\S+/.exec(said)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
}

export async function askToRegister(page: Page, email: string): Promise<void> {
  await page.goto('/login?mode=register')
  await fillInRegistration(page, email)
}

/** Fills in the registration form and asks for the mail. */
export async function fillInRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Year of birth').fill('1992')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/** Opens an account by the code, the quickest way in. */
export async function signUp(page: Page, site: Site, email = newEmail()): Promise<string> {
  await openListening(page, '/login?mode=register')
  await fillInRegistration(page, email)
  await typeCode(page, codeIn(await site.mailTo(email)))
  await expect(page.getByRole('heading', { name: 'Analyze' })).toBeVisible()
  await untilListening(page)
  return email
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
}

export function codeIn({ text }: Letter): string {
  return /: (\d{6})/.exec(text)?.[1] ?? ''
}

export function linkIn({ text }: Letter): string {
  return /https?:\/\/\S+\/magic\?token=\S+/.exec(text)?.[0] ?? ''
}
