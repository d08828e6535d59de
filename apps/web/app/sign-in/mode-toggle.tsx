import { Link } from 'react-router'
import type { Mode } from './ask-for-link.ts'

interface ModeToggleProps {
  readonly mode: Mode
  readonly next: string
  readonly onChange: (mode: Mode) => void
}

const modes = [
  { mode: 'signin', label: 'Sign in' },
  { mode: 'register', label: 'Register' },
] as const

/** Two links, so that the choice works without JavaScript; with it, nothing typed is lost. */
export function ModeToggle({ mode, next, onChange }: ModeToggleProps) {
  return (
    <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 rounded-sheet border border-line-strong p-1">
      {modes.map((choice) => (
        <Link
          key={choice.mode}
          to={`/login?mode=${choice.mode}&next=${encodeURIComponent(next)}`}
          aria-current={choice.mode === mode ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            onChange(choice.mode)
          }}
          className="segment flex min-h-11 items-center justify-center rounded-[4px] text-[0.9375rem] font-medium text-quiet no-underline hover:text-ink aria-[current]:bg-met aria-[current]:text-ink"
        >
          {choice.label}
        </Link>
      ))}
    </div>
  )
}
