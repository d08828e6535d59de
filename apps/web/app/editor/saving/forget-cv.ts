import { draftKey, forgetDraft, overtakenKey } from './device-draft.ts'
import { forgetPosting } from './posting-on-device.ts'

/** A deleted CV leaves nothing in this browser, either: no draft of it, and no posting pasted for it. */
export function forgetCv(id: string): void {
  const key = draftKey(id, null)
  forgetDraft(key)
  forgetDraft(overtakenKey(key))
  forgetPosting(id)
}
