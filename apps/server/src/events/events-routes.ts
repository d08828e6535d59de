import * as contract from '@rolefit/contract'
import type { Mount } from '../http/mount.ts'
import { recordEvents } from './record-events.ts'

export function mountEvents(mount: Mount): void {
  mount(contract.recordEvents, async ({ context, info, body }) => {
    if (!info.doNotTrack) await recordEvents(context, body)
    return {}
  })
}
