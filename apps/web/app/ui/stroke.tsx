import type { ReactNode } from 'react'

/** The marker's four strokes; each differs by shape, not by colour alone. */
export type StrokeKind = 'solid' | 'half' | 'dashed' | 'dotted'

export const strokeClass = {
  solid: 'marked',
  half: 'marked-partly',
  dashed: 'marked-missing mx-0.5 px-1',
  dotted: 'border-b-2 border-dotted border-line-strong',
} as const satisfies Record<StrokeKind, string>

interface StrokeProps {
  readonly kind: StrokeKind
  readonly children: ReactNode
  readonly className?: string
}

/** Words with a stroke of the marker on them. */
export function Stroke({ kind, children, className = '' }: StrokeProps) {
  return <span className={`${strokeClass[kind]} ${className}`}>{children}</span>
}
