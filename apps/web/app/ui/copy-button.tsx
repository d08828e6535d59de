import { useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Says what is copied where several such buttons stand on a page. */
  readonly subject?: string
  readonly onCopied?: () => void
}

const words = {
  idle: null,
  copied: 'Copied',
  failed: 'Select it and copy it by hand',
} as const

/** As wide as what it says next, so that nothing beside it moves when it is pressed. */
export function CopyButton({ text, label, subject, onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ of: string; state: keyof typeof words } | null>(null)
  const copy = async () => {
    const isCopied = await copyText(text)
    setOutcome({ of: text, state: isCopied ? 'copied' : 'failed' })
    if (isCopied) onCopied?.()
  }
  const state = outcome?.of === text ? outcome.state : 'idle'
  return (
    <Button look="secondary" className="min-w-25" onClick={() => void copy()}>
      <span aria-live="polite">{words[state] ?? label}</span>
      {subject && state === 'idle' && <span className="sr-only">: {subject}</span>}
    </Button>
  )
}
