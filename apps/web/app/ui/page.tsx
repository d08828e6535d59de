import type { ReactNode } from 'react'

const widths = {
  narrow: 'max-w-md',
  text: 'max-w-3xl',
  wide: 'max-w-6xl',
} as const

interface PageProps {
  readonly width?: keyof typeof widths
  readonly children: ReactNode
}

/** The room a page's content stands in. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div
      className={`mx-auto w-full px-4 py-7 sm:px-6 sm:py-16 print:max-w-none print:p-0 ${widths[width]}`}
    >
      {children}
    </div>
  )
}
