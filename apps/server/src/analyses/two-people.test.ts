import { afterEach, beforeEach, expect, it } from 'vitest'
import type { deleteAnalysis, listAnalyses } from '@rolefit/contract'
import { analyzed, analyzeIn, readIn } from '../../test/analyses/analyst.ts'
import { cvNumber, posting } from '../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { grace, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

const otherPosting = posting.replaceAll('Brackenhill', 'Larkfield')
const unreadable = { name: 'cv.pdf', bytes: 'no pdf' }

describeOnEachEngine('two people with the same CV and posting', (engine) => {
  let test: TestApp
  let mine: TestBrowser
  let theirs: TestBrowser
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    theirs = await signedInBrowser(test, grace)
    mine = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  const listed = async (browser: TestBrowser) => {
    const reply = await browser.call<typeof listAnalyses>({
      method: 'GET',
      path: '/api/analyses',
      query: { limit: 10 },
    })
    return reply.ok ? reply.items.map(({ id }) => id) : []
  }
  const downloaded = async (browser: TestBrowser) => {
    const { analyses } = await (await browser.fetch('/api/account/export')).json()
    return analyses.map(({ id }: { id: string }) => id)
  }

  it('have an analysis each, which the other neither sees nor deletes', async () => {
    const { id: first } = await analyzed(theirs)
    const second = await analyzed(mine)
    expect(second).toMatchObject({ is_repeat: false, remaining: 2 })
    expect(second.id).not.toBe(first)
    expect([await listed(theirs), await listed(mine)]).toEqual([[first], [second.id]])
    expect([await downloaded(theirs), await downloaded(mine)]).toEqual([[first], [second.id]])
    const third = await analyzed(mine, { jd_text: otherPosting })
    const read = await readIn(mine, second.id)
    expect(read.ok && read.versions.map(({ id }) => id)).toEqual([second.id])
    await mine.call<typeof deleteAnalysis>({
      method: 'DELETE',
      path: '/api/analyses/{id}',
      slots: { id: second.id },
    })
    expect([await listed(theirs), await listed(mine)]).toEqual([[first], [third.id]])
  })

  it('are read without a credit for their own repeats only, and for a day', async () => {
    for (const number of [1, 2, 3]) await analyzed(mine, { cv_text: cvNumber(number) })
    const tryFile = (jd_text: string) => analyzeIn(mine, { jd_text, file: unreadable })
    // A file is looked at where it may be the one that this posting was compared with.
    expect(await tryFile(posting)).toMatchObject({ error: 'unreadable_cv' })
    await analyzed(theirs, { jd_text: otherPosting })
    expect(await tryFile(otherPosting)).toMatchObject({ error: 'limit_reached' })
    test.advance(86_400_001)
    expect(await tryFile(posting)).toMatchObject({ error: 'limit_reached' })
  })
})
