import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'danger' | 'quiet'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sheet px-4 py-2 text-[0.9375rem] font-medium leading-tight no-underline motion-safe:transition-colors disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60'

const looks = {
  primary: 'bg-ink text-sheet hover:bg-ink/85',
  secondary: 'border border-line-strong bg-sheet text-ink hover:border-ink',
  danger: 'border border-missing bg-sheet text-missing hover:bg-missing hover:text-sheet',
  quiet: 'text-quiet underline underline-offset-4 decoration-line-strong hover:text-ink',
} as const satisfies Record<Look, string>

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look
  /** Whether it is at work on what it was pressed for: pressing it again does nothing. */
  readonly isBusy?: boolean
}

/** While busy it is not `disabled`: that would take the keyboard's place on the page away. */
export function Button({
  look = 'primary',
  className = '',
  type,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={`${base} ${looks[look]} ${className}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? stay : onClick}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}

function stay(event: MouseEvent): void {
  event.preventDefault()
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly look?: Look
}

export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />
}
