import { useState } from 'react'
import type { revokeSharedLink, SharedLink, shareAnalysis } from '@rolefit/contract'
import { call, type Refused } from '@rolefit/contract/call'

export type Days = 7 | 30 | 90 | null

export type ShareState =
  | { readonly status: 'none' }
  | { readonly status: 'making' }
  | {
      readonly status: 'made'
      readonly url: string
      readonly link: SharedLink
      readonly days: Days
      /** How it goes with another one, of another lifetime. */
      readonly next: 'none' | 'making' | FailedShare
      /** Links before this one that could not be revoked: they still work. */
      readonly left: readonly string[]
    }
  | FailedShare

/** No link could be made; `reason` is told where it is known. */
export interface FailedShare {
  readonly status: 'failed'
  readonly reason: string | null
}

/** What the person can do something about. */
const mendable: ReadonlySet<Refused['error']> = new Set([
  'network',
  'not_signed_in',
  'rate_limited',
])

/** The link of one analysis; another lifetime makes another link, and the one before stops working. */
export function useShareLink(analysisId: string, onMade: () => void) {
  const [state, setState] = useState<ShareState>({ status: 'none' })
  const ask = async (days: Days, before: MadeLink | null) => {
    if (before?.next === 'making') return
    setState(before ? { ...before, days, next: 'making' } : { status: 'making' })
    const answer = await call<typeof shareAnalysis>(fetch, '', {
      method: 'POST',
      path: '/api/share-analysis',
      needs: 'url',
      body: { analysis_id: analysisId, days },
    })
    if (!answer.ok) {
      const reason = mendable.has(answer.error) ? answer.message : null
      const failed: FailedShare = { status: 'failed', reason }
      return setState(before ? { ...before, next: failed } : failed)
    }
    // The link there is goes only once there is another.
    const left = before ? await revokeAll([...before.left, before.link.id]) : []
    setState({ status: 'made', url: answer.url, link: answer.link, days, next: 'none', left })
    onMade()
  }
  const revokeLeft = async (made: MadeLink) => {
    const left = await revokeAll(made.left)
    setState((now) => (now === made ? { ...made, left } : now))
    onMade()
  }
  return {
    state,
    make: (days: Days) => ask(days, null),
    makeAnother: (days: Days) => ask(days, state.status === 'made' ? state : null),
    revokeLeft,
  }
}

export type MadeLink = Extract<ShareState, { status: 'made' }>

/** Revokes the links, and answers those that still work. */
async function revokeAll(ids: readonly string[]): Promise<readonly string[]> {
  const works = await Promise.all(ids.map(stillWorksAfterRevoking))
  return ids.filter((_, index) => works[index])
}

async function stillWorksAfterRevoking(id: string): Promise<boolean> {
  const answer = await call<typeof revokeSharedLink>(fetch, '', {
    method: 'DELETE',
    path: '/api/shared-links/{id}',
    slots: { id },
  })
  // Another window may have been faster.
  return !answer.ok && answer.error !== 'not_found'
}
