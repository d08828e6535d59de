import { afterEach, beforeEach, expect, it } from 'vitest'
import type { deleteAnalysis } from '@rolefit/contract'
import { mara } from '../../../../packages/documents/test/fixtures/people.ts'
import { writePdf } from '../../../../packages/documents/test/fixtures/write-pdf.ts'
import { analyzed, analyzeIn } from '../../test/analyses/analyst.ts'
import { cvNumber } from '../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { whatIsStored } from '../../test/payments/ledger.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

/** Two files of the same words: one draws its lines in their order, the other as they come. */
const inOrder = async () => ({ name: 'in-order.pdf', bytes: await writePdf(mara, 'columns') })
const mixed = async () => ({ name: 'mixed.pdf', bytes: await writePdf(mara, 'interleaved') })

describeOnEachEngine('the same words in another file', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  it('are read anew, with what this file is like, and use no second credit', async () => {
    const first = await analyzed(browser, { file: await mixed() })
    const other = await analyzed(browser, { file: await inOrder() })
    expect(other).toMatchObject({ is_repeat: false, charged: false, remaining: 2 })
    expect(other.cv_filename).toBe('in-order.pdf')
    expect(other.cv_text).toBe(first.cv_text)
    expect(other.file?.doubts).not.toEqual(first.file?.doubts)
    expect(first).toMatchObject({ is_repeat: false, charged: true, remaining: 2 })
  })

  it('are the stored result once this very file was read', async () => {
    await analyzed(browser, { file: await mixed() })
    const other = await analyzed(browser, { file: await inOrder() })
    const again = await analyzed(browser, { file: await inOrder() })
    expect(again).toMatchObject({ id: other.id, is_repeat: true, charged: false, remaining: 2 })
  })

  it('need no credit to be left', async () => {
    await analyzed(browser, { file: await mixed() })
    for (const number of [1, 2]) await analyzed(browser, { cv_text: cvNumber(number) })
    expect(await analyzed(browser, { file: await inOrder() })).toMatchObject({ remaining: 0 })
    expect(await analyzeIn(browser, { cv_text: cvNumber(3) })).toMatchObject({
      error: 'limit_reached',
    })
  })

  it('use one credit when a day has passed since the last was used, whatever was read meanwhile', async () => {
    await analyzed(browser, { file: await mixed() })
    test.advance(80_000_000)
    const { cv_text } = await analyzed(browser, { file: await inOrder() })
    test.advance(10_000_000)
    expect(await analyzed(browser, { cv_text })).toMatchObject({
      is_repeat: false,
      charged: true,
      remaining: 1,
    })
  })

  it('use one credit when the files come at the same moment, the last one too', async () => {
    for (const number of [1, 2]) await analyzed(browser, { cv_text: cvNumber(number) })
    const files = [await mixed(), await inOrder()]
    const replies = await Promise.all(files.map((file) => analyzed(browser, { file })))
    expect(replies.map(({ charged }) => charged).toSorted()).toEqual([false, true])
    expect(await whatIsStored(test.context.db)).toEqual({ analyses: 4, balance: 0, audit: [] })
  })

  it('go on using none after the one that was paid is deleted', async () => {
    const { id } = await analyzed(browser, { file: await mixed() })
    const other = await analyzed(browser, { file: await inOrder() })
    await browser.call<typeof deleteAnalysis>({
      method: 'DELETE',
      path: '/api/analyses/{id}',
      slots: { id },
    })
    expect(await analyzed(browser, { cv_text: other.cv_text })).toMatchObject({ remaining: 2 })
  })
})
