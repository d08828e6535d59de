import type { ReactNode } from 'react'

interface SectionCardProps {
  readonly title: string
  readonly children: ReactNode
  readonly tools?: ReactNode
}

/** A section of the CV as it is edited. */
export function SectionCard({ title, children, tools }: SectionCardProps) {
  return (
    <section
      aria-label={title}
      className="rounded-sheet border border-line bg-sheet px-4 py-5 sm:px-6"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  )
}
