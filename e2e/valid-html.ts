import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect } from './site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Everything is served by ourselves, over the connection that brought the page.
  rules: { 'require-sri': 'off' },
})

/** The page as it is served keeps to the HTML standard. */
export async function expectValidHtml(request: APIRequestContext, path: string): Promise<void> {
  // Checking takes a while, and a connection that lay idle meanwhile may have been closed.
  const html = await (await request.get(path, { maxRetries: 3 })).text()
  const { results } = await validator.validateString(html, path)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect(faults, path).toEqual([])
}
