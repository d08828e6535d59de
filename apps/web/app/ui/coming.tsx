import type { ReactNode } from 'react'
import { Page } from './page.tsx'

interface ComingProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page whose work is still to come: says so, and what can be done meanwhile. */
export function Coming({ title, children }: ComingProps) {
  return (
    <Page width="text">
      <h1>
        <span className="marked draws">{title}</span>
      </h1>
      <div className="prose-page mt-6 text-lg text-quiet">{children}</div>
    </Page>
  )
}
