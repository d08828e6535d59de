import { Children, type ReactNode } from 'react'

const tones = {
  plain: 'border-line-strong',
  good: 'border-met-ink',
  bad: 'border-missing',
} as const

interface NoticeProps {
  readonly tone?: keyof typeof tones
  readonly children: ReactNode
}

/** A short message that screen readers speak when it appears. Empty, it takes no room. */
export function Notice({ tone = 'plain', children }: NoticeProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'}>
      {Children.toArray(children).some(Boolean) && (
        <div className={`border-l-4 bg-sheet px-4 py-3 text-[0.9375rem] ${tones[tone]}`}>
          {children}
        </div>
      )}
    </div>
  )
}
