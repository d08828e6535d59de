import type { saveCv } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import type { DeviceDraft } from './device-draft.ts'
import type { KeptAs, SaveState } from './save-state.ts'

interface Goal {
  readonly id: string | null
  readonly version: number | null
  readonly analysisId: string | null
}

type Sent =
  | { readonly ok: true; readonly kept: KeptAs }
  | { readonly ok: false; readonly failure: SaveState }

/** Sends a CV to the account: as a new one, or as the version after the one that was edited. */
export async function sendCv(
  { name, style, cv, patches }: Omit<DeviceDraft, 'version'>,
  { id, version, analysisId }: Goal,
): Promise<Sent> {
  const reply = await call<typeof saveCv>(fetch, '', {
    method: 'POST',
    path: '/api/cvs',
    body: {
      ...(id === null ? {} : { id }),
      ...(version === null ? {} : { version }),
      name: name.trim() || untitled,
      analysis_id: analysisId,
      style,
      cv,
      patches: [...patches],
    },
  })
  if (reply.ok) return { ok: true, kept: { id: reply.id, version: reply.version } }
  if (reply.error === 'newer_version') return { ok: false, failure: { status: 'conflict' } }
  const message =
    reply.error === 'network'
      ? 'No connection. Your changes are kept on this device.'
      : `${reply.message} Your changes are kept on this device.`
  return { ok: false, failure: { status: 'failed', message } }
}

const untitled = 'Untitled CV'
