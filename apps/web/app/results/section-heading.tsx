import type { ReactNode } from 'react'

interface SectionHeadingProps {
  readonly id: string
  readonly title: string
  readonly children?: ReactNode
}

/** The head of a part of the result, and one quiet line on how to read it. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children && (
        <p className="mt-1.5 max-w-[40rem] break-inside-avoid break-after-avoid text-sm text-quiet">
          {children}
        </p>
      )}
    </>
  )
}
