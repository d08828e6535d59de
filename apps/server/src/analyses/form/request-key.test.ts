import { describe, expect } from 'vitest'
import { analyzed, analyzeIn } from '../../../test/analyses/analyst.ts'
import { cvNumber } from '../../../test/analyses/cv-and-posting.ts'
import { itWithOnePerson as it } from '../../../test/one-person.ts'
import { grace, signedInBrowser } from '../../../test/people.ts'

describe('the key of a request', () => {
  it('is one person’s: the same key of another is another request', async ({ test, browser }) => {
    const other = await signedInBrowser(test, grace)
    const mine = await analyzed(browser, { key: 'k-1' })
    const theirs = await analyzed(other, { key: 'k-1', cv_text: cvNumber(2) })
    expect(theirs).toMatchObject({ is_repeat: false, remaining: 2 })
    expect(theirs.id).not.toBe(mine.id)
  })

  it('of a refused request may be used again, and is charged once it leads to a result', async ({
    browser,
  }) => {
    const empty = await analyzeIn(browser, { key: 'k-1', cv_text: 'Hello' })
    expect(empty).toMatchObject({ error: 'cannot_be_scored' })
    expect(await analyzed(browser, { key: 'k-1' })).toMatchObject({
      is_repeat: false,
      remaining: 2,
    })
    expect(await analyzed(browser, { key: 'k-1' })).toMatchObject({
      is_repeat: true,
      remaining: 2,
    })
  })

  it('has a length, and blanks are no key', async ({ browser }) => {
    expect(await analyzeIn(browser, { key: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      error: 'invalid_request',
    })
    const first = await analyzed(browser, { key: ' ' })
    const second = await analyzed(browser, { key: ' ', cv_text: cvNumber(2) })
    expect(second.id).not.toBe(first.id)
  })
})
