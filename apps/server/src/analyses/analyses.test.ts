import { afterEach, beforeEach, expect, it } from 'vitest'
import type { deleteAnalysis, exportAccount, listAnalyses } from '@rolefit/contract'
import { analyzed, analyzeIn, readIn, sendForm } from '../../test/analyses/analyst.ts'
import { cvNumber, cvText, posting } from '../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { ada, deleteAccountIn, grace, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

const filler = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(9)

describeOnEachEngine('an analysis', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  const list = (query: { limit: number; before?: string }) =>
    browser.call<typeof listAnalyses>({ method: 'GET', path: '/api/analyses', query })

  it('answers a score with all that accounts for it, and costs one credit', async () => {
    const reply = await analyzed(browser)
    expect(reply.id).toMatch(/^ana_/)
    expect(reply.analysis_id).toBe(reply.id)
    expect(reply).toMatchObject({ is_repeat: false, remaining: 2, plan: 'free', file: null })
    expect(reply.cv_filename).toBe('Pasted text')
    expect(reply).toMatchObject({ jd_company: 'Brackenhill Hospital', jd_place: null })
    expect(reply.score).toBeGreaterThan(55)
    const points = reply.receipt.reduce((sum, line) => sum + line.points, 0)
    expect(Math.round(points)).toBe(reply.score)
    for (const { job_span, evidence } of reply.requirements) {
      expect(reply.jd_text.slice(...job_span).length).toBeGreaterThan(0)
      for (const { span, line, quote } of evidence) {
        expect(reply.cv_text.slice(...span)).toBe(quote)
        expect(line[0]).toBeLessThanOrEqual(span[0])
        expect(line[1]).toBeGreaterThanOrEqual(span[1])
      }
    }
  })

  it('reads pasted texts without what nobody sees in them, and keeps what it read', async () => {
    const pasted = (text: string) =>
      text.replaceAll(' ', '\u00a0').replace(/([a-z]{4})([a-z]{4})/g, '$1\u00ad$2')
    const reply = await analyzed(browser, {
      jd_text: pasted(posting).replaceAll('\n', '\r\n\r\n'),
      cv_text: pasted(cvText),
    })
    expect(reply).toMatchObject({ jd_text: posting, cv_text: cvText })
    expect(await analyzed(browser)).toMatchObject({ id: reply.id, is_repeat: true })
  })

  it('reads a file, and tells what its reader saw', async () => {
    const reply = await analyzed(browser, { file: { name: 'Mara Lindqvist.txt', bytes: cvText } })
    expect(reply.cv_filename).toBe('Mara Lindqvist.txt')
    expect(reply.file).toMatchObject({ format: 'text', method: 'text', pages: 1 })
    expect(reply.cv_text).toContain('Led a team of 6 nurses')
  })

  it('is kept, listed newest first by pages, and read again byte for byte', async () => {
    const ids: string[] = []
    for (const number of [1, 2, 3]) {
      test.advance(1_000)
      ids.unshift((await analyzed(browser, { cv_text: cvNumber(number) })).id)
    }
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, before: (first.ok && first.next) || '' })
    expect([first, second].map((page) => page.ok && page.items.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ])
    expect(second.ok && second.next).toBeNull()
    expect(second.ok && second.items[0]).toMatchObject({ jd_company: 'Brackenhill Hospital' })
    const read = await readIn(browser, ids[0] ?? '')
    expect(read.ok && read.versions.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(read).toMatchObject({
      jd_text: posting,
      cv_text: cvNumber(3),
      versions: expect.anything(),
    })
    expect(await list({ limit: 2, before: 'nonsense' })).toMatchObject({ error: 'invalid_request' })
  })

  it('is the same for the same texts within a day, at no cost, and new after it', async () => {
    const first = await analyzed(browser)
    const spaced = cvText.replaceAll('\n', ' \n')
    const repeat = await analyzed(browser, { cv_text: spaced })
    expect(repeat).toMatchObject({ id: first.id, is_repeat: true, remaining: 2 })
    test.advance(86_400_001)
    const later = await analyzed(browser)
    expect(later).toMatchObject({ is_repeat: false, remaining: 1, score: first.score })
    expect(later.id).not.toBe(first.id)
  })

  it('is answered again to the same key, whatever else was sent', async () => {
    const first = await analyzed(browser, { key: 'k-1' })
    const again = await analyzed(browser, { key: 'k-1', cv_text: '' })
    expect(again).toMatchObject({ id: first.id, is_repeat: true, remaining: 2 })
    const other = await analyzed(browser, { key: 'k-2', cv_text: cvNumber(2) })
    expect(other.is_repeat).toBe(false)
  })

  it('says that the limit is reached before it reads anything, and still repeats for nothing', async () => {
    for (const number of [1, 2, 3]) await analyzed(browser, { cv_text: cvNumber(number) })
    expect(await analyzeIn(browser, { cv_text: cvNumber(4) })).toMatchObject({
      status: 402,
      error: 'limit_reached',
      message: "You've reached your free trial limit...",
    })
    const unread = await analyzeIn(browser, {
      jd_text: `${posting} Apply now.`,
      file: { name: 'cv.pdf', bytes: 'no pdf' },
    })
    expect(unread).toMatchObject({ error: 'limit_reached' })
    expect(await analyzed(browser, { cv_text: cvNumber(2) })).toMatchObject({
      is_repeat: true,
      remaining: 0,
    })
  })

  it.each([
    ['no posting', { jd_text: ' ' }, 400, 'input_missing'],
    ['no CV', { cv_text: '' }, 400, 'input_missing'],
    ['an unknown type', { file: { name: 'cv.exe', bytes: 'MZ' } }, 415, 'unsupported_file'],
    [
      'too large a file',
      { file: { name: 'cv.txt', bytes: 'x'.repeat(5 * 1024 * 1024 + 1) } },
      413,
      'file_too_large',
    ],
    [
      'a form beyond all measure',
      { file: { name: 'cv.txt', bytes: 'x'.repeat(7 * 1024 * 1024) } },
      413,
      'too_large',
    ],
    [
      'a damaged file',
      { file: { name: 'cv.pdf', bytes: '%PDF-1.7 broken' } },
      422,
      'unreadable_cv',
    ],
    ['a renamed file', { file: { name: 'cv.pdf', bytes: cvText } }, 422, 'unreadable_cv'],
    ['only a link', { jd_text: 'https://jobs.example/1' }, 422, 'cannot_be_scored'],
    ['too long a posting', { jd_text: 'x'.repeat(50_001) }, 422, 'cannot_be_scored'],
    ['a CV that says nothing', { cv_text: 'Hello' }, 422, 'cannot_be_scored'],
    ['a template that nobody has filled in', { cv_text: filler }, 422, 'cannot_be_scored'],
  ])('refuses %s, and charges nothing', async (_, order, status, error) => {
    expect(await analyzeIn(browser, order)).toMatchObject({ ok: false, status, error })
    expect(await analyzed(browser)).toMatchObject({ remaining: 2 })
  })

  it('is nobody else’s business', async () => {
    const { id } = await analyzed(browser)
    const other = await signedInBrowser(test, grace)
    expect(await readIn(other, id)).toMatchObject({ error: 'not_found' })
    const remove = (by: TestBrowser) =>
      by.call<typeof deleteAnalysis>({
        method: 'DELETE',
        path: '/api/analyses/{id}',
        slots: { id },
      })
    expect(await remove(other)).toMatchObject({ error: 'not_found' })
    expect(await remove(browser)).toEqual({ ok: true })
    expect(await readIn(browser, id)).toMatchObject({ error: 'not_found' })
  })

  it('is in its owner’s download and goes with the account', async () => {
    const { id } = await analyzed(browser)
    const exported = await browser.call<typeof exportAccount>({
      method: 'GET',
      path: '/api/account/export',
    })
    expect(exported).toMatchObject({ analyses: [{ id, cv_text: cvText, reading: null }] })
    await deleteAccountIn(browser, ada.email)
    expect(await test.context.db.selectFrom('analyses').select('id').execute()).toEqual([])
  })

  it('is in the download with how its file was read, whole', async () => {
    await analyzed(browser, { file: { name: 'Mara Lindqvist.txt', bytes: cvText } })
    const row = await test.context.db.selectFrom('analyses').selectAll().executeTakeFirstOrThrow()
    const exported = await browser.call<typeof exportAccount>({
      method: 'GET',
      path: '/api/account/export',
    })
    const charged_at = new Date(row.created_at).toISOString()
    expect(exported).toMatchObject({ analyses: [{ charged_at }] })
    expect(exported).toHaveProperty('analyses.0.reading', JSON.parse(row.reading ?? ''))
    expect(exported).toHaveProperty('analyses.0.reading.layout.0.page', 1)
  })

  it('tells its steps to whoever listens, and ends with what the plain answer would be', async () => {
    const file = { name: 'cv.md', bytes: cvText }
    const live = await sendForm(browser, { file, accept: 'text/event-stream' })
    expect(live.headers.get('content-type')).toBe('text/event-stream')
    const events = readEvents(await live.text())
    expect(events.map(({ name, data }) => (name === 'step' ? data.step : name))).toEqual([
      'reading',
      'requirements',
      'matching',
      'writing',
      'result',
    ])
    expect(events.at(-1)?.data).toEqual({
      ...(await analyzed(browser, { file })),
      is_repeat: false,
      charged: true,
    })
    const refused = await sendForm(browser, { cv_text: '', accept: 'text/event-stream' })
    expect(readEvents(await refused.text())).toEqual([
      {
        name: 'problem',
        data: {
          ok: false,
          error: 'input_missing',
          message: 'Please provide both a job description and a CV file.',
        },
      },
    ])
  })

  it('logs neither texts nor names', async () => {
    await analyzed(browser, { file: { name: 'Mara Lindqvist.txt', bytes: cvText } })
    await analyzeIn(browser, { file: { name: 'Mara Lindqvist.pdf', bytes: cvText } })
    expect(test.logLines.join('')).not.toMatch(/Mara|Lindqvist|surgical|ada@/i)
  })
})

function readEvents(text: string) {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data = '']) => ({
    name,
    data: JSON.parse(data),
  }))
}
