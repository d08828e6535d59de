import { useEffect, useState } from 'react'
import type { readBalance, readMe } from '@rolefit/contract'
import { call } from '@rolefit/contract/call'
import { type Identity, nobody } from './read-identity.ts'
import { usageElsewhere } from './usage-elsewhere.ts'
import {
  claimTab,
  clearUserRecord,
  hasAnalysisFlag,
  hasUserRecord,
  usageChanged,
  writeUserRecord,
} from './user-record.ts'

export interface HeaderIdentity {
  readonly isSignedIn: boolean
  /** Null when it could not be had: the header then says "Account". */
  readonly user: Identity['user']
  readonly balance: number
  readonly showsResults: boolean
}

/**
 * The identity the page came with, refreshed whenever another tab changes the record or usage
 * changes. Failures clear silently: no name, balance 0. A page that did not come says nothing of who
 * is signed in: whoever was still is.
 */
export function useIdentity(fromPage: Identity | undefined): HeaderIdentity {
  // Before any field of the page fills itself with what the tab has kept.
  useState(() => {
    if (typeof window !== 'undefined' && fromPage?.user) claimTab(fromPage.user)
  })
  const [refreshed, setRefreshed] = useState<HeaderIdentity | null>(null)
  const [hasFlag, setHasFlag] = useState(false)

  useEffect(() => {
    if (fromPage?.user) writeUserRecord(fromPage.user)
    else if (fromPage && !fromPage.isSignedIn) clearUserRecord()
    setRefreshed(fromPage ? null : { ...nobody, isSignedIn: hasUserRecord(), showsResults: false })
    if (!fromPage) void askAgain().then(setRefreshed)
    setHasFlag(hasAnalysisFlag())
  }, [fromPage])

  useEffect(() => {
    const refresh = async () => {
      setHasFlag(hasAnalysisFlag())
      setRefreshed(await askAgain())
    }
    const elsewhere = usageElsewhere()
    window.addEventListener('storage', refresh)
    window.addEventListener(usageChanged, refresh)
    elsewhere.addEventListener('message', refresh)
    return () => {
      elsewhere.removeEventListener('message', refresh)
      window.removeEventListener('storage', refresh)
      window.removeEventListener(usageChanged, refresh)
    }
  }, [])

  const current = refreshed ?? fromPage ?? nobody
  return { ...current, showsResults: current.isSignedIn || hasFlag }
}

async function askAgain(): Promise<HeaderIdentity> {
  if (!hasUserRecord()) return { isSignedIn: false, user: null, balance: 0, showsResults: false }
  const [me, balance] = await Promise.all([
    call<typeof readMe>(fetch, '', { method: 'GET', path: '/api/auth/me' }),
    call<typeof readBalance>(fetch, '', { method: 'GET', path: '/api/billing/balance' }),
  ])
  return {
    isSignedIn: true,
    user: me.ok ? me.user : null,
    balance: balance.ok ? balance.balance : 0,
    showsResults: true,
  }
}
