import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReadingPool } from '@rolefit/documents'
import { analyzed, analyzeIn, sendForm } from '../../test/analyses/analyst.ts'
import { cvText } from '../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { whatIsStored } from '../../test/payments/ledger.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import { testReadingPool } from '../../test/test-workers.ts'
import { embeddedWriter, type Writer } from '../writing/writer.ts'
import { createEngineProcess, type EngineProcess } from './engine/engine-process.ts'
import type { LazyReadingPool } from './lazy-reading-pool.ts'

const twoMinutes = 120_000

describeOnEachEngine('an analysis that is given up', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  let prose: Writer['prose']
  beforeEach(async () => {
    prose = embeddedWriter.prose
    const writer: Writer = { ...embeddedWriter, prose: (...order) => prose(...order) }
    test = await createTestApp({ place: await engine.newPlace(), writer })
    browser = await signedInBrowser(test)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await test.close()
  })

  const stored = () => whatIsStored(test.context.db)
  const nothing = { analyses: 0, balance: 3, audit: [] }

  it('after two minutes costs nothing, and the next one works', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    prose = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        vi.advanceTimersByTime(twoMinutes)
      })
    expect(await analyzeIn(browser)).toMatchObject({ status: 503, error: 'timed_out' })
    vi.useRealTimers()
    expect(await stored()).toEqual(nothing)
    prose = embeddedWriter.prose
    expect(await analyzed(browser, { key: 'again' })).toMatchObject({ remaining: 2 })
  })

  it('after two minutes tells a listener so, and costs nothing even if the result comes after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    prose = (result, signal) => {
      vi.advanceTimersByTime(twoMinutes)
      return embeddedWriter.prose(result, signal)
    }
    const live = await sendForm(browser, { accept: 'text/event-stream' })
    expect(await live.text()).toMatch(/event: problem\ndata: .*"timed_out"/)
    vi.useRealTimers()
    // The next answer comes after whatever the late one might have written.
    await analyzeIn(browser, { jd_text: 'https://jobs.example/1' })
    expect(await stored()).toEqual(nothing)
  })

  it('by a listener who leaves costs nothing', async () => {
    const listened = Promise.withResolvers<Response>()
    prose = async (...order) => {
      await (await listened.promise).body?.cancel()
      return embeddedWriter.prose(...order)
    }
    listened.resolve(await sendForm(browser, { accept: 'text/event-stream' }))
    await vi.waitFor(() => expect(test.logLines.join('')).toContain('"/api/analyze"'))
    expect(await stored()).toEqual(nothing)
  })

  it('because its result could not be answered costs nothing', async () => {
    prose = async (result) => ({ value: { ...result, score: 68.5 }, sent: [] })
    expect(await analyzeIn(browser)).toMatchObject({ status: 500, error: 'unexpected' })
    expect(await stored()).toEqual(nothing)
  })
})

describe('an analysis whose file is not read to its end, for a reason of ours', () => {
  it('is told so instead of blaming the file, costs nothing, and the next one works', async () => {
    const closed = createReadingPool({ children: 1 })
    await closed.close()
    let isClosed = true
    const read: LazyReadingPool['read'] = (...file) =>
      isClosed ? closed.read(...file) : testReadingPool.read(...file)
    const test = await createTestApp({ readingPool: { ...testReadingPool, read } })
    const browser = await signedInBrowser(test)
    const order = { key: 'k-1', file: { name: 'cv.txt', bytes: cvText } }
    expect(await analyzeIn(browser, order)).toMatchObject({
      status: 503,
      error: 'broke_off',
      message: 'This broke off on our side, and nothing was charged. Please try again.',
    })
    expect(await whatIsStored(test.context.db)).toEqual({ analyses: 0, balance: 3, audit: [] })
    expect(test.logLines.join('')).toContain('ended from outside')
    isClosed = false
    expect(await analyzed(browser, order)).toMatchObject({ remaining: 2 })
    await test.close()
  })
})

/** What no heap of this size can take. */
const tooLarge = 'x'.repeat(100_000_000)

describe('an analysis that its engine dies over', () => {
  it('is told in one sentence, costs nothing, and the next one works in a new process', async () => {
    const small = createEngineProcess({ heapMegabytes: 128 })
    let isFatal = true
    const engine: EngineProcess = {
      ...small,
      ask: (name, input) => small.ask(name, isFatal ? { ...input, fileName: tooLarge } : input),
    }
    const test = await createTestApp({ engine })
    const browser = await signedInBrowser(test)
    const broken = await analyzeIn(browser, { key: 'k-1' })
    expect(broken).toMatchObject({
      status: 503,
      error: 'broke_off',
      message: 'This broke off on our side, and nothing was charged. Please try again.',
    })
    expect(await whatIsStored(test.context.db)).toEqual({ analyses: 0, balance: 3, audit: [] })
    expect(test.logLines.join('')).toContain('The engine died over a question.')
    isFatal = false
    expect(await analyzed(browser, { key: 'k-1' })).toMatchObject({ remaining: 2 })
    await small.close()
    await test.close()
  }, 180_000)
})
