import type { readAnalysis, startAnalysis } from '@rolefit/contract'
import type { Answer } from '@rolefit/contract/call'
import type { TestBrowser } from '../test-app.ts'
import { cvText, posting } from './cv-and-posting.ts'

interface Order {
  readonly jd_text?: string
  readonly cv_text?: string
  readonly file?: { readonly name: string; readonly bytes: Uint8Array | string }
  readonly key?: string
  readonly signal?: AbortSignal
  readonly accept?: string
}

/** Sends the form as the page does. */
export async function sendForm(browser: TestBrowser, order: Order = {}): Promise<Response> {
  const form = new FormData()
  form.set('jd_text', order.jd_text ?? posting)
  form.set('email', 'somebody@example.com')
  const { file } = order
  if (file) form.set('cv', new File([Uint8Array.from(Buffer.from(file.bytes))], file.name))
  else form.set('cv_text', order.cv_text ?? cvText)
  const encoded = new Response(form)
  return browser.fetch('/api/analyze', {
    method: 'POST',
    body: await encoded.arrayBuffer(),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      accept: order.accept ?? 'application/json',
      ...(order.key === undefined ? {} : { 'idempotency-key': order.key }),
    },
    ...(order.signal ? { signal: order.signal } : {}),
  })
}

/** Analyses, and answers what the API answered. */
export async function analyzeIn(
  browser: TestBrowser,
  order: Order = {},
): Promise<Answer<typeof startAnalysis>> {
  const response = await sendForm(browser, order)
  const reply = await response.json()
  return reply.ok ? reply : { ...reply, status: response.status }
}

/** Analyses with success, or fails the test. */
export async function analyzed(browser: TestBrowser, order: Order = {}) {
  const reply = await analyzeIn(browser, order)
  if (!reply.ok) throw new Error(`No analysis: ${reply.message}`)
  return reply
}

export function readIn(browser: TestBrowser, id: string) {
  return browser.call<typeof readAnalysis>({
    method: 'GET',
    path: '/api/analyses/{id}',
    slots: { id },
  })
}
