import { useState } from 'react'
import type { revokeSharedLink, SharedLink, shareAnalysis } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'

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
      readonly next: 'none' | 'making' | 'failed'
    }
  | { readonly status: 'failed' }

/** The link of one analysis; another lifetime makes another link, and the one before stops working. */
export function useShareLink(analysisId: string, onMade: () => void) {
  const [state, setState] = useState<ShareState>({ status: 'none' })
  const ask = async (days: Days, before: MadeLink | null) => {
    if (before?.next === 'making') return
    setState(before ? { ...before, days, next: 'making' } : { status: 'making' })
    const answer = await call<typeof shareAnalysis>(fetch, '', {
      method: 'POST',
      path: '/api/share-analysis',
      body: { analysis_id: analysisId, days },
    })
    if (!answer.ok) return setState(before ? { ...before, next: 'failed' } : { status: 'failed' })
    // The link there is goes only once there is another.
    if (before) await revoke(before.link.id)
    setState({ status: 'made', url: answer.url, link: answer.link, days, next: 'none' })
    onMade()
  }
  return {
    state,
    make: (days: Days) => ask(days, null),
    makeAnother: (days: Days) => ask(days, state.status === 'made' ? state : null),
  }
}

type MadeLink = Extract<ShareState, { status: 'made' }>

async function revoke(id: string): Promise<void> {
  await call<typeof revokeSharedLink>(fetch, '', {
    method: 'DELETE',
    path: '/api/shared-links/{id}',
    slots: { id },
  })
}
