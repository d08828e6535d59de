import type { ReactNode } from 'react'

interface ScrollBoxProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** A box that scrolls by itself, so it has to be reachable by keyboard and needs a name. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard cannot scroll here
      tabIndex={0}
      className={`overflow-y-auto print:max-h-none ${className}`}
    >
      {children}
    </section>
  )
}
