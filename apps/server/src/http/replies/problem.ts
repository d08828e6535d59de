import type { Context } from 'hono'
import { type ProblemCode, type ProblemReply, problems } from '@rolefit/contract'
import { refusalPage } from './refusal-page.ts'

interface ProblemDetails {
  /** A sentence that fits the case better than the code's own. */
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Further fields of the reply, such as `emailed: false`. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** What failed on our side: logged, and told to nobody. */
  readonly cause?: Error
}

/** A refusal the person may be told. Anything else that is thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails
  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problems[code].message, { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** Sends the refusal, to a person as a page; cookies and headers that were set before it go along. */
export function sendProblem(c: Context, { code, message, details }: Problem): Response {
  const reply: ProblemReply = { ok: false, error: code, message, ...details.fields }
  c.header('cache-control', 'no-store')
  for (const [name, value] of Object.entries(details.headers ?? {})) c.header(name, value)
  const { status } = problems[code]
  const isPerson = /\btext\/html\b/i.test(c.req.header('accept') ?? '')
  return isPerson ? c.html(refusalPage(message), status) : c.json(reply, status)
}
