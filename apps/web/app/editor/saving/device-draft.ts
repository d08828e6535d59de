import type { CvDocument, CvPatch, CvStyle } from '@rolefit/contract'
import { unsavedPrefix } from '../../session/device-traces.ts'
import { onDevice } from '../../session/on-device.ts'
import { hasUserRecord, recordedEmail } from '../../session/user-record.ts'
import { toContent } from '../state/content.ts'

/** What this browser keeps of a CV until the account has it. */
export interface DeviceDraft {
  readonly name: string
  readonly style: CvStyle
  readonly cv: CvDocument
  readonly patches: readonly CvPatch[]
  /** The version in the account that the draft goes on from; null for a CV not yet kept there. */
  readonly version: number | null
}

/**
 * A CV that is not yet in the account has one place per analysis it comes from, and a blank one per
 * person: on a shared computer the next one does not find it.
 */
export function draftKey(id: string | null, analysisId: string | null): string {
  return `${unsavedPrefix}${id ?? `new:${analysisId ?? recordedEmail() ?? ''}`}`
}

/** Where a draft waits that another window has overtaken: that window's saving must not clear it away. */
export function overtakenKey(key: string): string {
  return `${key}:overtaken`
}

/**
 * Answers whether it is kept: storage can be full or switched off, and where the person has signed out
 * meanwhile, nothing of theirs is left on the device.
 */
export function keepDraft(key: string, draft: DeviceDraft): boolean {
  return (
    onDevice('localStorage', (storage) => {
      if (!hasUserRecord()) return false
      storage.setItem(key, JSON.stringify(draft))
      return true
    }) ?? false
  )
}

export function forgetDraft(key: string): void {
  onDevice('localStorage', (storage) => storage.removeItem(key))
}

export function findDraft(key: string): DeviceDraft | null {
  const text = onDevice('localStorage', (storage) => storage.getItem(key))
  return text ? parseDraft(text) : null
}

/** What an older editor has kept may lack what this one needs: then there is only what the account has. */
export function parseDraft(text: string): DeviceDraft | null {
  try {
    const draft = provenDraft(JSON.parse(text))
    toContent(draft.cv, draft.patches)
    return draft
  } catch {
    return null
  }
}

/** Only `keepDraft` writes under these keys; the rest is proven by opening it. */
function provenDraft(value: unknown): DeviceDraft {
  return value as DeviceDraft
}
