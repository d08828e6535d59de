import { afterEach, beforeEach, expect, it } from 'vitest'
import type { listCvs, saveCv } from '@rolefit/contract'
import { wardManager as cv } from '../../test/cvs/ward-manager.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'

describeOnEachEngine('new CVs at the same moment', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  const save = (summary: string) =>
    browser.call<typeof saveCv>({
      method: 'POST',
      path: '/api/cvs',
      body: {
        ...{ name: 'For hospitals', analysis_id: null, style: 'modern', patches: [] },
        cv: { ...cv, summary },
      },
    })
  const names = async () => {
    const reply = await browser.call<typeof listCvs>({ method: 'GET', path: '/api/cvs' })
    return reply.ok ? reply.items.map(({ name }) => name).toSorted() : []
  }

  it('are one where they say the very same', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => save('Ward manager.')))
    expect(new Set(replies.map((saved) => saved.ok && saved.id)).size).toBe(1)
    expect(await names()).toEqual(['For hospitals'])
  })

  it('are told apart by a number where they do not', async () => {
    await Promise.all(['One.', 'Two.', 'Three.'].map(save))
    expect(await names()).toEqual(['For hospitals', 'For hospitals (2)', 'For hospitals (3)'])
  })

  it('are a hundred at most', async () => {
    const replies = await Promise.all(
      Array.from({ length: 104 }, (_, number) => save(`Number ${number}.`)),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(100)
  })
})
