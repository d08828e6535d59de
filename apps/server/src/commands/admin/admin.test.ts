import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { decidePretendCheckout } from '@rolefit/contract'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { balanceOf, startCheckout } from '../../../test/payments/shop.ts'
import { ada, signedInBrowser } from '../../../test/people.ts'
import { childEnvironment } from '../../../test/processes/child-environment.ts'
import { type Ended, runCommand } from '../../../test/processes/run-command.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'
import type { DatabasePlace } from '../../database/database.ts'
import { adminCommand } from './admin.ts'

const cli = join(import.meta.dirname, '../../cli.ts')

describeOnEachEngine('rolefit admin', (engine) => {
  let place: DatabasePlace
  let test: TestApp
  let browser: TestBrowser
  let id: string
  beforeEach(async () => {
    place = await engine.newPlace()
    test = await createTestApp({ place })
    // The command reads the machine's own clock.
    test.advance(Date.now() - test.context.now())
    browser = await signedInBrowser(test)
    const reply = await startCheckout(browser)
    id = reply.ok ? (reply.url.split('/').at(-1) ?? '') : ''
    await browser.call<typeof decidePretendCheckout>({
      method: 'POST',
      path: '/api/billing/pretend-checkouts/{id}',
      slots: { id },
      body: { decision: 'pay' },
    })
  })
  afterEach(() => test.close())

  const admin = (...args: string[]) => run(place, args)
  const adminElsewhere = (...args: string[]) => runElsewhere(place, args)

  it('refund shows what is due, then refunds it once', async () => {
    const dry = await admin('refund', id, '--dry-run')
    expect(dry).toMatchObject({ status: 0 })
    expect(dry.said).toContain('Unused: 50 credits.')
    expect(dry.said).toContain('Due today: $30.00.\nDry run: nothing was changed.')
    expect(await balanceOf(browser)).toBe(53)
    expect(await admin('refund', id)).toMatchObject({
      status: 0,
      said: expect.stringContaining('Refunded $30.00 for 50 credits.'),
    })
    expect(await balanceOf(browser)).toBe(3)
    expect(await admin('refund', id)).toMatchObject({
      status: 2,
      complained: 'No credit of this purchase is unused.\n',
    })
    expect(await admin('refund', 'chk_none')).toMatchObject({
      status: 2,
      complained: expect.stringMatching(/^There is no checkout with this id\./),
    })
  })

  it('grant gives credits, once per reference', async () => {
    const args = ['grant', 'ADA@example.com', '5', '--note', 'Sorry', '--ref', 'T1']
    expect(await admin(...args)).toMatchObject({
      status: 0,
      said: 'Gave 5 credits. The balance is 58 credits.\n',
    })
    expect((await admin(...args)).said).toContain('nothing was changed')
    expect(await balanceOf(browser)).toBe(58)
    expect(await admin('grant', 'nobody@example.com', '5')).toMatchObject({
      status: 2,
      complained: 'No account has this email address.\n',
    })
  })

  it('user shows the account, its purchases and its credits', async () => {
    const { said, status } = await admin('user', ada.email)
    expect(status).toBe(0)
    expect(said).toContain('paid, 53 credits')
    expect(said).toMatch(
      new RegExp(`${id} +\\S+ +Serious Pack +\\$30.00 +refunded \\$0.00, refundable \\$30.00`),
    )
    expect(said).toMatch(/\+50 +=\s53 +Serious Pack bought/)
  })

  it('stats counts people, credits and sales', async () => {
    // Nobody has paid for the second one.
    await startCheckout(browser)
    const { said } = await admin('stats')
    expect(said).toMatch(/accounts +1 +1\n +paying accounts +1\n/)
    expect(said).toMatch(/credits spent +0 +0\n *credits unspent +53\n/)
    expect(said).toMatch(/Serious Pack \(pretended\) +1 sold +\$30.00 +refunded \$0.00/)
    expect(said).toMatch(/The way through the site, last 30 days\n.*\n *page viewed +0 +0\n/)
  })

  it('says how a command is used where it is given what it does not take', async () => {
    const misused = [
      [['stats', 'yesterday'], ['stats']],
      [['audit', 'now'], ['audit']],
      [['user'], ['user EMAIL']],
      [['grant', ada.email, 'many'], ['grant EMAIL CREDITS']],
    ] as const
    for (const [args, [usage]] of misused) {
      const { status, said, complained } = await admin(...args)
      expect([status, said]).toEqual([2, ''])
      expect(complained).toContain(`rolefit admin ${usage}`)
    }
    expect((await admin('toString')).complained).toContain('rolefit admin stats')
  })

  it('audit says whether every balance adds up, and which one does not', async () => {
    expect(await adminElsewhere('audit')).toMatchObject({
      status: 0,
      said: 'Every balance adds up.\n',
    })
    await sql`update credit_balances set balance = 54`.execute(test.context.db)
    const { status, said } = await adminElsewhere('audit')
    expect(status).toBe(1)
    expect(said).toMatch(/^WRONG acc_\S+: the balance is 54, the entries add up to 53\n/)
  })
})

describe('rolefit admin', () => {
  it.each([[[]], [['toString']], [['grant', ada.email, '-1']], [['refund', '--all']]])(
    'says how it is used when it is used wrongly: %j',
    async (args) => {
      const unused = { dataDir: '/dev/null/data', databaseUrl: undefined }
      const { status, complained } = await run(unused, args)
      expect(status).toBe(2)
      expect(complained).toMatch(/^Say what to do:\n {2}rolefit admin \w+/)
    },
  )
})

async function run(
  { dataDir, databaseUrl }: DatabasePlace,
  args: readonly string[],
): Promise<Ended> {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', databaseUrl)
  const ended = await runCommand(adminCommand, args)
  vi.unstubAllEnvs()
  return ended
}

/** In a process of its own, as an operator does it. */
function runElsewhere(
  { dataDir, databaseUrl }: DatabasePlace,
  args: readonly string[],
): Promise<Ended> {
  const env = childEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, 'admin', ...args],
      { env },
      (_, said, complained) => resolve({ status: child.exitCode ?? 1, said, complained }),
    )
  })
}
