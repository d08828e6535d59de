import * as contract from '@rolefit/contract'
import type { Mount } from '../http/mount.ts'
import { recordEvents } from './record-events.ts'

export function mountEvents(mount: Mount): void {
  mount(contract.recordEvents, async ({ context, info, body }) => {
    if (info.doNotTrack) return {}
    await context.limits.spend('events_by_address', info.limitKey)
    await recordEvents(context, body)
    return {}
  })
}
