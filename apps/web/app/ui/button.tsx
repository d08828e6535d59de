import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'primary' | 'secondary' | 'danger' | 'quiet'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sheet px-4 py-2 text-[0.9375rem] font-medium leading-tight no-underline motion-safe:transition-colors disabled:opacity-60'

const looks = {
  primary: 'bg-ink text-sheet hover:bg-ink/85',
  secondary: 'border border-line-strong bg-sheet text-ink hover:border-ink',
  danger: 'border border-missing bg-sheet text-missing hover:bg-missing hover:text-sheet',
  quiet: 'text-quiet underline underline-offset-4 decoration-line-strong hover:text-ink',
} as const satisfies Record<Look, string>

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look
}

export function Button({ look = 'primary', className = '', type, ...rest }: ButtonProps) {
  return (
    <button type={type ?? 'button'} className={`${base} ${looks[look]} ${className}`} {...rest} />
  )
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly look?: Look
}

export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />
}
