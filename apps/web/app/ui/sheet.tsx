import type { ReactNode } from 'react'

interface SheetProps {
  readonly children: ReactNode
  readonly className?: string
}

/** A piece of paper on the desk: what belongs together. */
export function Sheet({ children, className = '' }: SheetProps) {
  return (
    <div className={`rounded-sheet border border-line bg-sheet p-5 sm:p-8 ${className}`}>
      {children}
    </div>
  )
}
