import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { PackedPosting, type readPosting } from '@rolefit/contract'
import { type PackedPosting as PackedByEngine, packPosting } from '@rolefit/engine'
import { gradedCases, unseenGradedCases } from '../../../../../bench/match/graded/graded-cases.ts'
import { analyzed } from '../../../test/analyses/analyst.ts'
import { posting } from '../../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { grace, signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'

describeOnEachEngine('the posting of an analysis', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  const read = (who: TestBrowser, id: string) =>
    who.call<typeof readPosting>({
      method: 'GET',
      path: '/api/analyses/{id}/posting',
      slots: { id },
    })

  it('comes with all that the engine read in it', async () => {
    const { id, jd_title } = await analyzed(browser)
    const reply = await read(browser, id)
    expect(reply).toMatchObject({ ok: true, title: jd_title, text: posting })
    expect(reply.ok && JSON.stringify(reply.read)).toBe(JSON.stringify(packPosting(posting)))
  })

  it('is read as often as anybody opens it, and no more', async () => {
    const strict = await createTestApp({ place: await engine.newPlace(), limitScale: 1 })
    const member = await signedInBrowser(strict)
    const { id } = await analyzed(member)
    let answered = 0
    while (answered < 200 && (await read(member, id)).ok) answered += 1
    expect(answered).toBe(120)
    expect(await read(member, id)).toMatchObject({ ok: false, error: 'rate_limited' })
    await strict.close()
  })

  it('is not found by anybody else', async () => {
    const { id } = await analyzed(browser)
    const other = await signedInBrowser(test, grace)
    expect(await read(other, id)).toMatchObject({ ok: false, error: 'not_found' })
  })
})

/** Fields that may be absent count as fields: a schema drops the ones it does not know in silence. */
type Whole<T> = T extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Whole<T[Key]> }
    : T

describe('PackedPosting', () => {
  it('names every field of the engine’s', () => {
    expectTypeOf<Whole<PackedPosting>>().toExtend<Whole<PackedByEngine>>()
  })

  it('lets through whatever the engine reads in a posting, and all of it', () => {
    for (const { posting: text } of [...gradedCases, ...unseenGradedCases]) {
      const sent = JSON.parse(JSON.stringify(packPosting(text)))
      expect(PackedPosting.parse(sent)).toEqual(sent)
    }
  })
})
