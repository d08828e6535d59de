import { useSyncExternalStore } from 'react'
import type { Analysis } from '@rolefit/contract'
import { onDevice } from '../../session/on-device.ts'
import { toAnalysis } from './to-analysis.ts'

const draftKey = 'rolefit:draft'

/** Keeps the newest result in this tab, so that it can be read where the server has none. */
export function keepLocalDraft(analysis: Analysis): void {
  onDevice('sessionStorage', (storage) => storage.setItem(draftKey, JSON.stringify(analysis)))
}

export function forgetLocalDraft(id: string): void {
  onDevice('sessionStorage', (storage) => {
    if (parseDraft(storage.getItem(draftKey) ?? '')?.id === id) storage.removeItem(draftKey)
  })
}

/** The result kept in this tab, or null; the server knows of none. */
export function useLocalDraft(): Analysis | null {
  const json = useSyncExternalStore(subscribe, readJson, () => null)
  return json === null ? null : parseDraft(json)
}

export function parseDraft(json: string): Analysis | null {
  try {
    return toAnalysis(JSON.parse(json))
  } catch {
    return null
  }
}

/** It changes only with this very tab, and nothing on the page changes it. */
function subscribe(): () => void {
  return () => {}
}

function readJson(): string | null {
  return onDevice('sessionStorage', (storage) => storage.getItem(draftKey)) ?? null
}
