import { expect, it } from 'vitest'
import { type Endpoint, endpoints, type sendFeedback } from '@rolefit/contract'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { signedInBrowser } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { listFeedback } from '../../feedback/list-feedback.ts'

const nul = '\u0000'
/** Such fields as our calls have, each with a character too many. */
const fields = {
  ...{ email: `a${nul}b@example.com`, first_name: `A${nul}`, last_name: `B${nul}`, code: nul },
  ...{ year_of_birth: '1990', token: `a${nul}`, next: `/a${nul}`, confirmation: nul },
  ...{ analysis_id: `a${nul}`, change_text: `x${nul}`, style: 'bullet', days: 3 },
  ...{ cv_text: `Nurse${nul}`, suggestions: [nul], pack_key: `starter${nul}`, decision: 'pay' },
  ...{ visit: `a${nul}`, events: [{ name: 'page_viewed', path: `/${nul}` }] },
}
const json = { 'content-type': 'application/json' }

function form(): FormData {
  const filled = new FormData()
  filled.set('jd_text', `We need a nurse.${nul} Requirements: wound care, ward rounds. `.repeat(20))
  filled.set('cv_text', `Ward nurse, 2019 - 2022.${nul} Wound care on a surgical ward. `.repeat(20))
  return filled
}

describeOnEachEngine('a text with the one character that no text has', (engine) => {
  it('is no bug to any call', async () => {
    const test = await createTestApp({ place: await engine.newPlace() })
    const browser = await signedInBrowser(test)
    const failed: string[] = []
    const calls = Object.values<Endpoint>(endpoints).filter(
      ({ path }) => !/logout|devices/.test(path),
    )
    for (const { method, path } of calls) {
      const place = path.replace(/\{\w+\}/g, 'a%00b')
      const query = '?token=a%00&email=a%00%40example.com&before=1.a%00&id=%00'
      const ways: RequestInit[] =
        method === 'GET'
          ? [{ method }]
          : [
              { method, body: JSON.stringify(fields), headers: json },
              { method, body: form() },
            ]
      for (const way of ways) {
        const { status } = await browser.fetch(`${place}${method === 'GET' ? query : ''}`, way)
        if (status >= 500) failed.push(`${method} ${path}: ${status}`)
      }
    }
    expect(failed).toEqual([])
    await test.close()
  })

  it('is kept without it', async () => {
    const test = await createTestApp({ place: await engine.newPlace() })
    const reply = await test.newBrowser().call<typeof sendFeedback>({
      method: 'POST',
      path: '/api/feedback',
      body: { topic: 'idea', message: `Good${nul} work` },
    })
    expect(reply).toEqual({ ok: true })
    expect(await listFeedback(test.context.db, { limit: 5 })).toMatchObject([
      { message: 'Good work' },
    ])
    await test.close()
  })
})
