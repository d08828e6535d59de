import { describe, expect } from 'vitest'
import type { generateSnippet } from '@rolefit/contract'
import { analyzed, readIn } from '../../test/analyses/analyst.ts'
import { itWithOnePerson as it } from '../../test/one-person.ts'
import { grace, signedInBrowser } from '../../test/people.ts'
import type { TestBrowser } from '../../test/test-app.ts'

describe('an example text', () => {
  const generate = (
    by: TestBrowser,
    body: {
      analysis_id: string
      change_text: string
      change_id?: string
      fact?: string
      previous?: string
    },
  ) =>
    by.call<typeof generateSnippet>({
      method: 'POST',
      path: '/api/generate-snippet',
      body: { style: 'bullet', ...body },
    })

  it('is written for each change that a result proposes, by its id or by its text alone', async ({
    browser,
  }) => {
    const { id, suggested_changes } = await analyzed(browser, {
      file: { name: 'cv.txt', bytes: weakCv },
    })
    const changes = suggested_changes.flatMap(({ items }) => items)
    expect(changes.length).toBeGreaterThan(2)
    for (const { id: change_id, text: change_text } of changes) {
      const byId = await generate(browser, { analysis_id: id, change_text: 'Other', change_id })
      const byText = await generate(browser, { analysis_id: id, change_text })
      expect(byId).toMatchObject({ ok: true, snippet: expect.stringMatching(/\S/) })
      expect(byText.ok).toBe(true)
    }
  })

  it('is written for what an older engine proposed and this one would not', async ({
    test,
    browser,
  }) => {
    const { id } = await analyzed(browser, { cv_text: weakCv })
    const { result } = await test.context.db
      .selectFrom('analyses')
      .select('result')
      .executeTakeFirstOrThrow()
    const older = result
      .replaceAll('"add_req', '"old_req')
      .replaceAll('if your work has included it', 'if so')
    expect(older).not.toBe(result)
    await test.context.db.updateTable('analyses').set({ result: older }).execute()
    const stored = await readIn(browser, id)
    const changes = stored.ok ? stored.suggested_changes.flatMap(({ items }) => items) : []
    const renamed = changes.filter((change) => change.id.startsWith('old_req'))
    expect(renamed.length).toBeGreaterThan(0)
    for (const { id: change_id, text: change_text } of renamed) {
      const reply = await generate(browser, { analysis_id: id, change_text, change_id })
      expect(reply).toMatchObject({ ok: true, snippet: expect.stringMatching(/\S/) })
    }
  })

  it('is written for a change told in other words, where they quote what it quotes', async ({
    browser,
  }) => {
    const { id, suggested_changes } = await analyzed(browser, { cv_text: weakCv })
    const changes = suggested_changes.flatMap(({ items }) => items)
    const change = changes.find(({ action }) => action === 'add-if-true')
    const subject = change?.text.match(/“(.+?)”/)?.[1] ?? ''
    expect(subject).not.toBe('')
    const byId = await generate(browser, {
      analysis_id: id,
      change_text: '',
      change_id: change?.id ?? '',
    })
    const told = await generate(browser, {
      analysis_id: id,
      change_text: `Please mention ${subject.toUpperCase()}, as I know it well`,
    })
    expect(told).toMatchObject({ ok: true, snippet: byId.ok && byId.snippet })
  })

  it('is another one when asked again', async ({ browser }) => {
    const { id, suggested_changes } = await analyzed(browser, { cv_text: weakCv })
    const change = suggested_changes
      .flatMap(({ items }) => items)
      .find(({ action }) => action === 'add-if-true')
    const asked = { analysis_id: id, change_text: change?.text ?? '' }
    const first = await generate(browser, asked)
    const previous = first.ok ? first.snippet : ''
    const again = await generate(browser, { ...asked, previous })
    expect(previous).toMatch(/\S/)
    expect(again).toMatchObject({ ok: true, snippet: expect.not.stringContaining(previous) })
  })

  it('uses what the person typed, and costs nothing', async ({ browser }) => {
    const { id, suggested_changes } = await analyzed(browser, { cv_text: weakCv })
    const change = suggested_changes
      .flatMap(({ items }) => items)
      .find(({ question }) => question !== null)
    const reply = await generate(browser, {
      analysis_id: id,
      change_text: change?.text ?? '',
      fact: 'renewed my life support certificate in 2025',
    })
    expect(reply.ok && reply.snippet).toMatch(/Renewed my life support certificate in 2025/)
    const balance = await browser.fetch('/api/billing/balance')
    expect(await balance.json()).toMatchObject({ balance: 2 })
  })

  it('says what is missing, and never whose', async ({ test, browser }) => {
    const { id } = await analyzed(browser)
    const change_text = 'No such change'
    expect(await generate(browser, { analysis_id: '', change_text })).toMatchObject({
      message: 'Missing analysis id. Please re-run analysis.',
    })
    for (const analysis_id of [undefined, null]) {
      const nameless = await browser.fetch('/api/generate-snippet', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ analysis_id, change_text, style: 'bullet' }),
      })
      expect(await nameless.json()).toMatchObject({
        ok: false,
        message: 'Missing analysis id. Please re-run analysis.',
      })
    }
    expect(await generate(browser, { analysis_id: id, change_text })).toMatchObject({
      message: 'Could not generate text.',
    })
    const other = await signedInBrowser(test, grace)
    expect(await generate(other, { analysis_id: id, change_text })).toMatchObject({
      error: 'not_found',
    })
  })
})

const weakCv = `Jonas Example
jonas@example.com

Experience
Nurse, Hillside Clinic
May 2021 - Present
- Responsible for patients before and after surgery
- Helped with records and with the medication of the ward
- Worked in a friendly team that looks after forty patients every day

Education
Diploma in Nursing, 2020
`
