import { codePattern } from '@rolefit/contract/sign-in-rules'
import type { AppContext } from '../app-context.ts'
import type { SignInRequestRow } from '../database/tables.ts'
import { Problem } from '../http/replies/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { repeatSignIn } from './repeat-sign-in.ts'
import { hashCode, hashSecret } from './secrets.ts'
import { readBrowserSecret } from './sessions/sign-in-cookies.ts'
import { findRequestByBrowser, takeCodeTry } from './sign-in-request-store.ts'

interface Verify {
  readonly code: string
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** Signs in by the code of the mail, only in the browser that asked for it, in five tries. */
export async function verifyCode(context: AppContext, { code, info, setHeader }: Verify) {
  await context.limits.spend('verify_by_address', info.limitKey)
  const digits = code.replace(/[\s-]/g, '')
  if (!codePattern.test(digits)) {
    throw new Problem('wrong_code', { message: 'The code has 6 digits.' })
  }
  const browserSecret = readBrowserSecret(info)
  if (!browserSecret) throw new Problem('invalid_link')
  const request = await findRequestByBrowser(context.db, hashSecret(browserSecret))
  if (!request) throw new Problem('invalid_link')
  await context.limits.spend('code_by_email', hashSecret(request.email))
  const isRight = hashCode(digits, request.id) === request.code_hash
  const triesLeft = await takeCodeTry(context.db, { id: request.id, now: context.now() })
  if (triesLeft === null && isRight) {
    if (isUsedElsewhere(request, browserSecret)) throw usedElsewhere()
    return repeatSignIn(context, { requestId: request.id, browserSecret, info, setHeader })
  }
  if (triesLeft === null) throw new Problem('invalid_link')
  if (!isRight) throw wrongCode(triesLeft)
  return finishSignIn(context, { request, browserSecret, way: 'code', info, setHeader })
}

/** Whoever types the right code has the mail: there is nothing in this that it does not tell them. */
function isUsedElsewhere({ used_by_hash }: SignInRequestRow, browserSecret: string): boolean {
  return used_by_hash !== null && used_by_hash !== hashSecret(browserSecret)
}

function usedElsewhere(): Problem {
  return new Problem('invalid_link', {
    message:
      'The link in this email was opened elsewhere and signed you in there. To sign in here as well, ask for a new email.',
  })
}

function wrongCode(triesLeft: number): Problem {
  if (triesLeft === 0) {
    return new Problem('invalid_link', {
      message: 'That was the fifth wrong code. Please ask for a new email.',
    })
  }
  const tries = triesLeft === 1 ? '1 try' : `${triesLeft} tries`
  return new Problem('wrong_code', { message: `That code is not right. ${tries} left.` })
}
