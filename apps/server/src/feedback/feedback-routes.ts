import * as contract from '@rolefit/contract'
import type { Mount } from '../http/mount.ts'
import { leaveFeedback } from './leave-feedback.ts'

export function mountFeedback(mount: Mount): void {
  mount(contract.sendFeedback, async ({ context, info, body }) => {
    await context.limits.spend('feedback_by_address', info.limitKey)
    const { topic, message, email } = body
    await leaveFeedback(context.db, { topic, message, email, now: context.now() })
    return {}
  })
}
