import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SaveState } from './save-state.ts'

const words = {
  untouched: '',
  saving: 'Saving…',
  saved: 'Saved',
  conflict: 'Not saved',
  failed: 'Not saved',
  signed_out: 'Not saved',
} as const satisfies Record<Exclude<SaveState['status'], 'waiting'>, string>

interface SaveStatusProps {
  readonly state: SaveState
  readonly className: string
}

/**
 * A word beside the name, or below the score. It is not spoken at each pause; failures are, by the
 * notice below. It has its room always: what stands beside it stays where it is while somebody types.
 */
export function SaveStatus({ state, className }: SaveStatusProps) {
  return (
    <p
      className={`min-h-[1lh] min-[22.5rem]:whitespace-nowrap text-quiet ${className}`}
      data-save={state.status}
    >
      {state.status === 'waiting' ? <Waiting isKeptHere={state.isKeptHere} /> : words[state.status]}
    </p>
  )
}

function Waiting({ isKeptHere }: { isKeptHere: boolean }) {
  if (!isKeptHere) return 'Not saved yet'
  return (
    <>
      Kept <span className="max-sm:hidden">on this device</span>
      <span className="sm:hidden">here</span>
    </>
  )
}

interface SaveNoticeProps {
  readonly state: SaveState
  readonly onSave: (as?: 'copy') => void
  /** Lets go of what was done here. */
  readonly onDiscard: () => void
}

/** What to do where saving did not work. */
export function SaveNotice({ state, onSave, onDiscard }: SaveNoticeProps) {
  if (state.status === 'failed') {
    return (
      <Notice tone="bad">
        {state.message}{' '}
        <button type="button" className="touch-sized min-h-8 underline" onClick={() => onSave()}>
          Save again
        </button>
      </Notice>
    )
  }
  if (state.status === 'signed_out') {
    return (
      <Notice tone="bad">
        <SignInAgain isKeptHere={state.isKeptHere} />
      </Notice>
    )
  }
  if (state.status !== 'conflict') return null
  return (
    <Notice tone="bad">
      <p>
        This CV was changed in another window. What you did here is kept on this device and is not
        lost.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onSave('copy')}>
          Keep mine as a copy
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          Show the other version
        </Button>
      </p>
    </Notice>
  )
}

/** Where this device cannot keep the text, leaving the page would lose it: one signs in beside it. */
function SignInAgain({ isKeptHere }: { isKeptHere: boolean }) {
  const { pathname, search } = window.location
  return (
    <>
      You are not signed in any more.{' '}
      <Link
        to={`/login?next=${encodeURIComponent(pathname + search)}`}
        target={isKeptHere ? undefined : '_blank'}
        className="font-medium underline underline-offset-4"
      >
        {isKeptHere ? 'Sign in again' : 'Sign in again in a new tab'}
      </Link>
      {isKeptHere
        ? ': your changes are kept on this device and will be saved then.'
        : ' and keep this page open: your changes stand only here until they are saved.'}
    </>
  )
}
