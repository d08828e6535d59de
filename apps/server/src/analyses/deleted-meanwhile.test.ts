import { afterEach, beforeEach, expect, it } from 'vitest'
import type { deleteAnalysis, generateSnippet, regenerateCv } from '@rolefit/contract'
import { analyzed } from '../../test/analyses/analyst.ts'
import { cvText } from '../../test/analyses/cv-and-posting.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { signedInBrowser } from '../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../test/test-app.ts'
import { embeddedWriter, type SentDraft, type Writer } from '../writing/writer.ts'

const sent: readonly SentDraft[] = [
  { purpose: 'snippet', provider: 'test', model: 'test', body: 'text', wasUsed: true },
]

describeOnEachEngine('an analysis that is deleted in another tab', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  let deleteIt: () => Promise<unknown>
  const writer: Writer = {
    ...embeddedWriter,
    snippet: async (order) => {
      await deleteIt()
      return { ...(await embeddedWriter.snippet(order)), sent }
    },
    cvLines: async (order) => {
      await deleteIt()
      return { ...(await embeddedWriter.cvLines(order)), sent }
    },
  }
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace(), writer })
    browser = await signedInBrowser(test)
  })
  afterEach(() => test.close())

  it('is not there any more for what a model was wording for it, which is no bug', async () => {
    for (const ask of [askForSnippet, askForCv]) {
      const { id, suggested_changes } = await analyzed(browser)
      deleteIt = () =>
        browser.call<typeof deleteAnalysis>({
          method: 'DELETE',
          path: '/api/analyses/{id}',
          slots: { id },
        })
      const [change] = suggested_changes.flatMap(({ items }) => items)
      expect(await ask(id, change?.text ?? '')).toMatchObject({ error: 'not_found' })
    }
    expect(test.logLines.join()).not.toContain('unexpected error')
  })

  function askForSnippet(analysis_id: string, change_text: string) {
    return browser.call<typeof generateSnippet>({
      method: 'POST',
      path: '/api/generate-snippet',
      body: { style: 'bullet', analysis_id, change_text },
    })
  }

  function askForCv(analysis_id: string) {
    return browser.call<typeof regenerateCv>({
      method: 'POST',
      path: '/api/regenerate-cv',
      body: { cv_text: cvText, suggestions: [], analysis_id },
    })
  }
})
