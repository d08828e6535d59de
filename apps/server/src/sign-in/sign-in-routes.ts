import * as contract from '@rolefit/contract'
import { isEmail } from '@rolefit/contract/sign-in-rules'
import { accountExists } from '../accounts/find-account.ts'
import { normaliseEmail } from '../accounts/normalise-email.ts'
import type { Mount } from '../http/mount.ts'
import { Problem } from '../http/replies/problem.ts'
import { register, requestLink } from './request-link.ts'
import { signOut } from './sessions/sign-out.ts'
import { verifyCode } from './verify-code.ts'
import { confirmLink, verifyLink } from './verify-link.ts'

export function mountSignIn(mount: Mount): void {
  mount(contract.requestMagicLink, ({ context, ...call }) => requestLink(context, call))
  mount(contract.register, ({ context, ...call }) => register(context, call))

  mount(contract.accountExists, async ({ context, query, info }) => {
    await context.limits.spend('exists_by_address', info.limitKey)
    const email = normaliseEmail(query.email)
    if (!isEmail(email)) throw new Problem('invalid_email')
    return { exists: await accountExists(context.db, email) }
  })

  mount(contract.verifyLink, ({ context, query, info, setHeader }) =>
    verifyLink(context, { token: query.token, info, setHeader }),
  )
  mount(contract.confirmLink, ({ context, body, info, setHeader }) =>
    confirmLink(context, { token: body.token, info, setHeader }),
  )
  mount(contract.verifyCode, ({ context, body, info, setHeader }) =>
    verifyCode(context, { code: body.code, info, setHeader }),
  )

  mount(contract.readMe, ({ owner }) => ({
    user: { email: owner.email, first_name: owner.firstName, last_name: owner.lastName },
  }))

  mount(contract.logout, async ({ context, info, setHeader }) => {
    await signOut(context, { info, setHeader })
    return {}
  })
}
