import { expect, it } from 'vitest'
import type { decidePretendCheckout, saveCv, sendFeedback, shareAnalysis } from '@rolefit/contract'
import { analyzed } from '../../test/analyses/analyst.ts'
import { cvText, posting } from '../../test/analyses/cv-and-posting.ts'
import { wardManager } from '../../test/cvs/ward-manager.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { startCheckout } from '../../test/payments/shop.ts'
import { ada, grace, signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestBrowser } from '../../test/test-app.ts'

/** Leaves something in every part of an account, all of it marked by one word. */
async function doEverything(
  browser: TestBrowser,
  { email, mark }: { email: string; mark: string },
): Promise<void> {
  const { id } = await analyzed(browser, {
    jd_text: `${posting}\nYou will work for ${mark} Services.`,
    cv_text: `${cvText}\n- Sang in the choir of ${mark}`,
  })
  await browser.call<typeof shareAnalysis>({
    method: 'POST',
    path: '/api/share-analysis',
    body: { analysis_id: id, days: 7 },
  })
  await browser.call<typeof saveCv>({
    method: 'POST',
    path: '/api/cvs',
    body: { name: mark, analysis_id: id, style: 'modern', cv: wardManager, patches: [] },
  })
  await browser.call<typeof sendFeedback>({
    method: 'POST',
    path: '/api/feedback',
    body: { topic: 'idea', message: `Think of ${mark}`, email },
  })
  const checkout = await startCheckout(browser)
  if (!checkout.ok) throw new Error(checkout.message)
  await browser.call<typeof decidePretendCheckout>({
    method: 'POST',
    path: '/api/billing/pretend-checkouts/{id}',
    slots: { id: checkout.url.split('/').at(-1) ?? '' },
    body: { decision: 'pay' },
  })
}

describeOnEachEngine('the download of an account', (engine) => {
  it('holds everything of its person, and nothing of anybody else', async () => {
    const test = await createTestApp({ place: await engine.newPlace() })
    const [one, other] = [await signedInBrowser(test), await signedInBrowser(test, grace)]
    await doEverything(one, { ...ada, mark: 'Brackenford' })
    await doEverything(other, { ...grace, mark: 'Wyndlesham' })
    for (const [browser, person, mark, stranger] of [
      [one, ada, 'Brackenford', 'Wyndlesham'],
      [other, grace, 'Wyndlesham', 'Brackenford'],
    ] as const) {
      const { profile, devices, credits, purchases, analyses, cvs, shared_links, feedback } =
        await (await browser.fetch('/api/account/export')).json()
      expect(profile.email).toBe(person.email)
      const parts = { devices, purchases, analyses, cvs, shared_links, feedback }
      for (const [name, part] of Object.entries(parts)) {
        expect([name, part]).toEqual([name, [expect.any(Object)]])
      }
      expect(credits).toMatchObject({ entries: [{ credits: 3 }, { credits: -1 }, { credits: 50 }] })
      for (const part of [analyses, cvs, feedback]) {
        expect(JSON.stringify(part)).toContain(mark)
        expect(JSON.stringify(part)).not.toContain(stranger)
      }
    }
    await test.close()
  })
})
