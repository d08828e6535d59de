import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  manyPages,
  nestedForms,
} from '../../../../../packages/documents/test/fixtures/hostile-pdfs.ts'
import { mara } from '../../../../../packages/documents/test/fixtures/people.ts'
import { firstOutOfOrder } from '../../../../../packages/documents/test/reading-order.ts'
import { readableFiles, refusedFiles, scannedFile } from '../../../test/analyses/cv-files.ts'
import { auditAll } from '../../../test/payments/ledger.ts'
import { ada, signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'
import { testReadingPool } from '../../../test/test-workers.ts'
import { lazyReadingPool } from '../lazy-reading-pool.ts'

const posting = `Maintenance Engineer, food plant

Responsibilities
- Plan preventive maintenance of four packing lines
- Train operators in lockout procedures

Requirements
- Degree in mechanical engineering
- At least 5 years of experience in maintenance engineering
- PLC programming, AutoCAD and SAP PM
`
/** What each column of the CV says, from top to bottom. */
const story = mara.roles.flatMap(({ title, bullets }) => [title, ...bullets])
const columns = [story, mara.skills]
/** The machine may be busy. */
const readingPool = lazyReadingPool({
  children: 1,
  limits: { deadlineMilliseconds: 20_000, ocrPageMilliseconds: 60_000 },
})

interface Upload {
  readonly name: string
  readonly bytes: Uint8Array | string
  readonly by?: TestBrowser
}

describe('an uploaded CV', () => {
  let dataDir: string
  let test: TestApp
  let browser: TestBrowser
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'rolefit-uploads-'))
    test = await createTestApp({ place: { dataDir, databaseUrl: undefined }, readingPool })
    browser = await signedInBrowser(test)
  })
  afterAll(async () => {
    await test.close()
    await readingPool.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const upload = async (path: string, { name, bytes, by = browser }: Upload) => {
    // A posting of its own each time: the same CV in another file would be a repeat.
    const form = new FormData()
    if (path === '/api/analyze') form.set('jd_text', `${posting}- Able to open ${name}\n`)
    form.set('cv', new File([Uint8Array.from(Buffer.from(bytes))], name))
    return send(path, form, by)
  }
  const send = async (path: string, form: FormData, by = browser) => {
    const encoded = new Response(form)
    const response = await by.fetch(path, {
      method: 'POST',
      body: await encoded.arrayBuffer(),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    })
    return { status: response.status, reply: await response.json() }
  }
  const account = async () => {
    const { db } = test.context
    const [balance] = await db.selectFrom('credit_balances').select('balance').execute()
    const analyses = await db.selectFrom('analyses').select('id').execute()
    return [balance?.balance, analyses.length, (await auditAll(db)).length]
  }
  const refill = () => test.context.db.updateTable('credit_balances').set({ balance: 3 }).execute()
  /** Everything that lies on the disk, the database with its journal above all. */
  const kept = (folder = dataDir) =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1'))
      .join()

  it('reads a text file as it reads the same words pasted', async () => {
    const typed = `Ama Birch\nHilltown\nama@example.com\n\nWORK HISTORY\n\nCustomer assistant - Hill Market, Hilltown - Nov 2019 to now
tills, self checkouts, customer service desk (refunds, lottery, complaints)
trained new starters on tills\nanswered the store phone and put calls through\n
Volunteer at the community centre - 2 years, Saturdays
welcome visitors, book rooms in Outlook calendar, type up notices in Word, photocopying\n`
    const pasted = new FormData()
    pasted.set('jd_text', `${posting}- Able to open typed.txt\n`)
    pasted.set('cv_text', typed)
    const [uploaded, told] = [
      await upload('/api/analyze', { name: 'typed.txt', bytes: typed }),
      await send('/api/analyze', pasted),
    ]
    await refill()
    expect(uploaded.status).toBe(200)
    expect(uploaded.reply.feedback).toEqual(told.reply.feedback)
    expect(uploaded.reply.requirements).toEqual(told.reply.requirements)
  })

  it.each(Object.entries(refusedFiles))(
    'that is %s is refused in clear words, and costs nothing',
    async (_, { name, bytes, status, error, reason, says }) => {
      const before = await account()
      const content = await bytes()
      for (const path of ['/api/analyze', '/api/read-cv']) {
        const answer = await upload(path, { name, bytes: content })
        expect(answer).toMatchObject({ status, reply: { ok: false, error } })
        expect(answer.reply.message).toContain(says)
        if (reason) expect(answer.reply.reason).toBe(reason)
      }
      expect(await account()).toEqual(before)
    },
    30_000,
  )

  it('that is read without end is given up after three seconds, and costs nothing', async () => {
    const impatient = await createTestApp({ readingPool: testReadingPool })
    const other = await signedInBrowser(impatient)
    const answer = await upload('/api/analyze', {
      name: 'bomb.pdf',
      bytes: nestedForms(),
      by: other,
    })
    expect(answer).toMatchObject({ status: 422, reply: { error: 'unreadable_cv' } })
    expect(answer.reply.reason).toMatch(/^too(k_too_long|_large)$/)
    const balance = await other.fetch('/api/billing/balance')
    expect(await balance.json()).toMatchObject({ balance: 3 })
    await impatient.close()
  })

  it('leaves nothing behind where it was refused, or only read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolefit-read-only-'))
    const place = { dataDir: folder, databaseUrl: undefined }
    const reader = await createTestApp({ place, readingPool })
    const by = await signedInBrowser(reader)
    for (const [name, bytes] of readableFiles) {
      const { reply } = await upload('/api/read-cv', { name, bytes: await bytes(), by })
      expect(reply).toMatchObject({ ok: true, file_name: name })
    }
    for (const { name, bytes, error } of Object.values(refusedFiles)) {
      const { reply } = await upload('/api/analyze', { name, bytes: await bytes(), by })
      expect(reply).toMatchObject({ ok: false, error })
    }
    expect(kept(folder)).toContain(ada.email)
    expect(kept(folder)).not.toMatch(/%PDF-|word\/document\.xml|Lindqvist|packing lines/)
    await reader.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(readableFiles)(
    'as %s is read in its order, and scored for a credit',
    async (name, bytes) => {
      await refill()
      const content = await bytes()
      const read = await upload('/api/read-cv', { name, bytes: content })
      expect(read).toMatchObject({ status: 200, reply: { ok: true, file_name: name } })
      for (const column of columns) {
        expect(firstOutOfOrder(read.reply.text, column)).toBeNull()
      }
      const scored = await upload('/api/analyze', { name, bytes: content })
      expect(scored).toMatchObject({
        status: 200,
        reply: { ok: true, cv_filename: name, cv_text: read.reply.text, remaining: 2 },
      })
      expect(scored.reply.score).toBeGreaterThan(40)
      expect(kept()).toContain('Northwind Foods')
      expect(kept()).not.toMatch(/%PDF-|word\/document\.xml/)
    },
  )

  it('that is a scan is read by its pictures, and says how sure that is', async () => {
    await refill()
    const scan = await scannedFile()
    const read = await upload('/api/read-cv', { name: 'scan.pdf', bytes: scan })
    expect(read.reply.text).toContain('Northwind Foods')
    const scored = await upload('/api/analyze', { name: 'scan.pdf', bytes: scan })
    expect(scored.reply).toMatchObject({ ok: true, file: { method: 'ocr', format: 'pdf' } })
    expect(scored.reply.file.confidence).toBeLessThan(0.9)
    expect(scored.reply.file.doubts[0]).toContain('recognised from pictures')
  }, 300_000)

  it('may have twenty pages', async () => {
    const { reply } = await upload('/api/read-cv', {
      name: 'long.pdf',
      bytes: await manyPages(20),
    })
    expect(reply.text).toContain('Page 19')
  })

  it('is compared with a posting of 50,000 characters, and with none that is longer', async () => {
    await refill()
    const filled = (letters: number) => `${posting}${'And so on. '.repeat(5_000)}`.slice(0, letters)
    const send = async (jd_text: string) => {
      const form = new FormData()
      form.set('jd_text', jd_text)
      form.set('cv_text', columns.flat().join('\n'))
      const response = await browser.fetch('/api/analyze', { method: 'POST', body: form })
      return response.json()
    }
    expect(await send(filled(50_000))).toMatchObject({ ok: true, remaining: 2 })
    expect(await send(filled(50_001))).toMatchObject({
      error: 'cannot_be_scored',
      reason: 'job-too-long',
      message: expect.stringContaining('longer than 50,000 characters'),
    })
    expect((await account())[0]).toBe(2)
  })
})
