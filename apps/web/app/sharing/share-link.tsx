import { useState, useSyncExternalStore } from 'react'
import { track } from '../analytics/track.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { NoShareLink } from './no-share-link.tsx'
import { shareTargets, shareWords } from './share-targets.ts'
import type { Days, MadeLink } from './use-share-link.ts'

interface ShareLinkProps {
  readonly analysis: { readonly score: number; readonly jd_title: string | null }
  readonly share: MadeLink
  readonly onDays: (days: Days) => Promise<void>
  /** Tries again to revoke what could not be revoked. */
  readonly onRevoke: () => Promise<void>
}

/** A link that is there: copied, passed on, or given another lifetime. */
export function ShareLink({ analysis, share, onDays, onRevoke }: ShareLinkProps) {
  const { url } = share
  const shared = { url, score: analysis.score, title: analysis.jd_title }
  const hasSheet = useShareSheet()
  const openSheet = async () => {
    // Closing the sheet without a choice is no mistake.
    await navigator
      .share({ url, text: shareWords(shared) })
      .then(() => track('result_shared', 'sheet'))
      .catch(() => undefined)
  }
  return (
    <>
      <Field
        label="Your link"
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton label="Copy link" text={url} onCopied={() => track('result_shared', 'copy')} />
        {hasSheet && (
          <Button look="secondary" onClick={() => void openSheet()}>
            Share…
          </Button>
        )}
      </div>
      <ul aria-label="Pass it on" className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {shareTargets(shared).map(({ channel, label, href }) => (
          <li key={channel}>
            <a
              href={href}
              target={channel === 'email' ? undefined : '_blank'}
              rel="noopener noreferrer"
              onClick={() => track('result_shared', channel)}
              className="flex min-h-11 items-center rounded-sheet border border-line-strong px-3 no-underline hover:border-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Lifetime share={share} onDays={onDays} />
      {share.left.length > 0 && <StillWorking onRevoke={onRevoke} />}
    </>
  )
}

const lifetimes = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: null, label: 'until I revoke it' },
] as const

function Lifetime({ share: { days, next }, onDays }: Pick<ShareLinkProps, 'share' | 'onDays'>) {
  return (
    <div className="mt-4 text-sm text-quiet">
      <label className="flex flex-wrap items-center gap-2">
        Works for
        <select
          value={String(days)}
          onChange={(event) => {
            const chosen = lifetimes.find((each) => String(each.days) === event.target.value)
            if (chosen) void onDays(chosen.days)
          }}
          className="min-h-11 rounded-sheet border border-line-strong bg-sheet px-2 text-ink"
        >
          {lifetimes.map(({ days: value, label }) => (
            <option key={label} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
        {next === 'making'
          ? 'Making another link…'
          : 'Another choice makes another link; this one stops working.'}
      </label>
      <p className="mt-2">You can revoke it at any time under Results.</p>
      {typeof next === 'object' && (
        <p className="mt-2">
          <NoShareLink reason={next.reason} /> The one above still works.
        </p>
      )}
    </div>
  )
}

/** What was to be revoked and was not: whoever has it still sees the score. */
function StillWorking({ onRevoke }: Pick<ShareLinkProps, 'onRevoke'>) {
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await onRevoke()
    setBusy(false)
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      <p role="alert" className="font-medium text-missing">
        The link before this one could not be revoked and still works.
      </p>
      <Button look="secondary" isBusy={isBusy} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </div>
  )
}

/** Whether this device has a sheet of its own to share with; the server cannot know. */
function useShareSheet(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => typeof navigator.share === 'function',
    () => false,
  )
}
