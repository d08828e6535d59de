import type { readSavedCv, saveCv } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import type { DeviceDraft } from './device-draft.ts'
import type { KeptAs } from './save-state.ts'

type Draft = Omit<DeviceDraft, 'version'>

interface Goal {
  readonly id: string | null
  readonly version: number | null
  readonly analysisId: string | null
}

/** Restarting, or without its database. */
const serverAway = 503

export type Sent =
  | { readonly status: 'kept'; readonly kept: KeptAs }
  | { readonly status: 'conflict' }
  | { readonly status: 'signed_out' }
  /** `reason` is null where there was no connection; `isPassing` where the same may go through a little later. */
  | { readonly status: 'failed'; readonly reason: string | null; readonly isPassing: boolean }

/**
 * Sends a CV to the account: as a new one, or as the version after the one that was edited.
 */
export async function sendCv(draft: Draft, goal: Goal): Promise<Sent> {
  const { id, version, analysisId } = goal
  const { style, cv, patches } = draft
  const reply = await call<typeof saveCv>(fetch, '', {
    method: 'POST',
    path: '/api/cvs',
    body: {
      ...(id === null ? {} : { id }),
      ...(version === null ? {} : { version }),
      name: nameOf(draft),
      analysis_id: analysisId,
      style,
      cv,
      patches: [...patches],
    },
  })
  if (reply.ok) return kept(reply)
  if (reply.error === 'newer_version' && id !== null) return findOwn(draft, id)
  // Deleted in another window, and written on in this one.
  if (reply.error === 'not_found' && id !== null) {
    return sendCv(draft, { id: null, version: null, analysisId })
  }
  if (reply.error === 'not_signed_in') return { status: 'signed_out' }
  const isLost = reply.error === 'network'
  const isPassing = isLost || reply.status === serverAway
  return { status: 'failed', reason: isLost ? null : reply.message, isPassing }
}

/** A version may be ours: it arrived, and the answer was lost on the way back. */
async function findOwn(draft: Draft, id: string): Promise<Sent> {
  const stored = await call<typeof readSavedCv>(fetch, '', {
    method: 'GET',
    path: '/api/cvs/{id}',
    slots: { id },
  })
  const isOwn = stored.ok && wordsOf(stored) === wordsOf({ ...draft, name: nameOf(draft) })
  if (!isOwn) return { status: 'conflict' }
  return kept(stored)
}

function kept({ id, version, name }: KeptAs): Sent {
  return { status: 'kept', kept: { id, version, name } }
}

function wordsOf({ name, style, cv, patches }: Draft): string {
  return JSON.stringify([name, style, sorted(cv), patches.map(sorted)])
}

/** The same fields in the same order, whatever order they were sent in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)])
}

/** What a CV without a name is kept as. */
export function nameOf({ name }: Pick<Draft, 'name'>): string {
  return name.trim() || 'Untitled CV'
}
