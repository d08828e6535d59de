import { expect, it } from 'vitest'
import { isAllSaved, type SaveState } from './save-state.ts'

it('calls a CV saved where the account has everything, and in no other state', () => {
  const states: readonly SaveState[] = [
    { status: 'untouched' },
    { status: 'saved' },
    { status: 'waiting', isKeptHere: true },
    { status: 'saving' },
    { status: 'conflict' },
    { status: 'failed', message: '', isPassing: true },
    { status: 'signed_out', isKeptHere: true },
  ]
  expect(states.filter(isAllSaved).map(({ status }) => status)).toEqual(['untouched', 'saved'])
})
