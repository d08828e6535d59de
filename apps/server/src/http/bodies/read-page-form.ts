import type { Context } from 'hono'
import type { AppContext } from '../../app-context.ts'
import type { FindSession } from '../mount.ts'
import { Problem } from '../replies/problem.ts'
import type { RequestInfo } from '../request-info.ts'
import { refuseCrossSite } from '../same-site.ts'
import { readFormType } from './form-type.ts'
import { parseForm } from './parse-form.ts'
import { maxJsonBytes, readBytes } from './read-body.ts'
import { maxFormBytes } from './read-form.ts'

/** Twice what a form of the API may have: whose file is somewhat too large is told so on the page. */
const maxPageFormBytes = 2 * maxFormBytes

interface PageForm {
  /** Null where somebody sends a file without being signed in. */
  readonly request: Request | null
  /** Set by looking for the session. */
  readonly cookies: readonly string[]
}

interface Asking {
  readonly context: AppContext
  readonly info: RequestInfo
  readonly findSession: FindSession
}

/**
 * What a page is sent, admitted and read: pages themselves read forms by means that know no limit. Only
 * members upload files; everybody else's forms are small.
 */
export async function readPageForm(
  c: Context,
  { context, info, findSession }: Asking,
): Promise<PageForm> {
  refuseCrossSite(info)
  await context.limits.spend('change_by_address', info.limitKey)
  const cookies: string[] = []
  const setHeader = (_: string, cookie: string) => void cookies.push(cookie)
  const owner = await findSession(context, { info, setHeader })
  const { raw } = c.req
  try {
    const bytes = await readBytes(raw, owner ? maxPageFormBytes : maxJsonBytes)
    const type = readFormType(raw.headers.get('content-type'))
    // Only to see that it can be: a page that fails to take its form apart is a page that fails.
    await parseForm(type, bytes)
    const request = new Request(raw, { body: Buffer.from(bytes) })
    request.headers.set('content-type', type.header)
    return { request, cookies }
  } catch (error) {
    const isTooLarge = error instanceof Problem && error.code === 'too_large'
    if (!owner && isTooLarge) return { request: null, cookies }
    throw error
  }
}
