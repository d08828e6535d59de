import type { NotSaved } from './save-newest.ts'
import type { SaveState } from './save-state.ts'

/** What is shown of a CV that the account could not take; `isKeptHere`: whether this device has it meanwhile. */
export function notSavedInWords(failure: NotSaved, isKeptHere: boolean): SaveState {
  if (failure.status === 'conflict') return failure
  if (failure.status === 'signed_out') return { status: 'signed_out', isKeptHere }
  const { isPassing } = failure
  const reason = failure.reason ?? 'No connection.'
  if (!isKeptHere) {
    return { status: 'failed', isPassing, message: `${reason} Keep this page open.` }
  }
  const message = `${reason} Your changes are kept on this device.${whenSaved(failure)}`
  return { status: 'failed', isPassing, message }
}

function whenSaved({ reason, isPassing }: Extract<NotSaved, { status: 'failed' }>): string {
  if (reason === null) return ' They will be saved when you are back online.'
  return isPassing ? ' They will be saved as soon as that works again.' : ''
}
